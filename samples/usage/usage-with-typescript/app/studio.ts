/** What the app talks to. `null`: there is no such class. */
export interface Studio {
  dancersOf(classId: string): Promise<string[] | null>;
}

export const studio: Studio = {
  async dancersOf(classId) {
    const id = encodeURIComponent(classId);
    const url = `https://studio.example/classes/${id}/dancers`;
    const response = await fetch(url);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json();
  },
};
