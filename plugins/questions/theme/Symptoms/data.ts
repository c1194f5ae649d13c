// New: the index by symptom and by message, as links, for the search window.
import symptoms, {type Symptom} from '@site-symptoms';

/** As many of each kind and page as a reader looks through. */
const SHOWN = 5;

function linksOf(isMessage: boolean) {
  const isShown = (symptom: Symptom, _at: number, all: Symptom[]) =>
    all.filter(({from}) => from === symptom.from).indexOf(symptom) < SHOWN;
  return symptoms
    .filter((symptom) => symptom.isMessage === isMessage)
    .filter(isShown)
    .map(({text, to}) => ({url: to, title: text}));
}

/** The lists with their titles, and where the whole of each is at the end. Addresses are below the base URL. */
export const symptomLists = [
  {
    title: 'By symptom',
    links: [
      ...linksOf(false),
      {url: '/usage/usage-guide#symptom-index', title: 'All symptoms'},
      {url: '/rtk-query/usage/error-handling#symptoms', title: 'All symptoms of RTK Query'},
    ],
  },
  {
    title: 'By message',
    links: [
      ...linksOf(true),
      {url: '/usage/usage-guide#symptom-index', title: 'All messages'},
      {url: '/rtk-query/usage/error-handling#message-index', title: 'All messages of RTK Query'},
    ],
  },
];
