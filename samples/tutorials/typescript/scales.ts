export interface Scales {
  read(hiveId: string): Promise<number>;
}

const grams: Record<string, number> = {
  linden: 41_200,
  orchard: 38_650,
  meadow: 190,
};

/** Stands for the radio link to the scales under the hives. */
export const scales: Scales = {
  async read(hiveId) {
    const weight = grams[hiveId];
    if (weight === undefined) throw new Error(`No scale under ${hiveId}`);
    return weight;
  },
};
