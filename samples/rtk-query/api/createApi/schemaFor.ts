/** A Standard Schema from a check. Schema libraries bring their own. */
export const schemaFor = <Value>(
  name: string,
  accepts: (value: unknown) => value is Value,
) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'library',
    validate(value: unknown) {
      console.log(name);
      return accepts(value)
        ? {value}
        : {issues: [{message: `${name} refused the value`}]};
    },
  },
});

export const isText = (value: unknown): value is string =>
  typeof value === 'string';

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value);

export const hasDueDate = (value: unknown): value is {dueOn: string} =>
  typeof value === 'object' && value !== null && 'dueOn' in value;

export const hasTiming = (value: unknown): value is {tookMs: number} =>
  typeof value === 'object' && value !== null && 'tookMs' in value;
