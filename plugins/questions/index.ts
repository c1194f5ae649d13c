import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS, ENDING, readQuestions} from './readQuestions';
import {readSymptoms, SYMPTOM_FILES, type Symptom} from './readSymptoms';

/** Where the theme components of this plugin find the symptoms. */
const ALIAS = '@site-symptoms';

/** The questions that sections answer, beside their pages, and the index by symptom: see README.md. */
export default function questions({siteDir}: LoadContext): Plugin {
  let data = '';
  return {
    name: 'questions',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [
      `${siteDir}/${DOCS}/**/*${ENDING}`,
      ...SYMPTOM_FILES.map((file) => `${siteDir}/${file}`),
    ],

    /** Checked before anything is built, and by the development server after each edit. */
    async loadContent() {
      readQuestions(siteDir);
      return readSymptoms(siteDir);
    },
    async contentLoaded({content, actions}) {
      data = await actions.createData('symptoms.json', content as Symptom[]);
    },
    // A module of its own, which travels with the scripts that show it and not with every page.
    configureWebpack: () => ({resolve: {alias: {[ALIAS]: data}}}),
  };
}
