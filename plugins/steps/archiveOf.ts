export type Language = 'ts' | 'js';

/** The tutorial about types has one language. */
export const languagesOf = (step: string): Language[] =>
  step.startsWith('tutorials/typescript/') ? ['ts'] : ['ts', 'js'];

/** Where the project of a step is, below the base URL: `downloads/quick-start-step-3-ts.zip`. */
export const archiveOf = (step: string, language: Language) => `downloads/${nameOf(step)}-${language}.zip`;

/** Of the folder in it. */
export const nameOf = (step: string) => step.split('/').slice(-2).join('-');
