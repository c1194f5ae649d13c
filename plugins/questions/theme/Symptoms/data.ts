// New: the index by symptom and by message, as links, for the search window.
import symptoms from '@site-symptoms';

/** As many of each kind as a reader looks through. */
const SHOWN = 6;

const linksOf = (isMessage: boolean) =>
  symptoms
    .filter((symptom) => symptom.isMessage === isMessage)
    .slice(0, SHOWN)
    .map(({text, to}) => ({url: to, title: text}));

/** The lists with their titles, and where the whole of each is. Addresses are below the base URL. */
export const symptomLists = [
  {
    title: 'By symptom',
    links: linksOf(false),
    all: {url: '/usage/usage-guide#troubleshooting', title: 'All symptoms'},
  },
  {
    title: 'By message',
    links: linksOf(true),
    all: {url: '/rtk-query/usage/error-handling#message-index', title: 'All messages of RTK Query'},
  },
];
