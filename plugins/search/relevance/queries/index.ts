import type {RelevanceQuery} from '../relevanceQuery';
import {asked} from './asked';
import {messages} from './messages';
import {prefixes, separators, titles} from './names';
import {options} from './options';
import {questions} from './questions';
import {symbols} from './symbols';
import {synonyms, topics} from './topics';
import {typos} from './typos';
import {unseen} from './unseen';

/** All but `asked` and `unseen` were written from the subjects of the pages and from how people ask, before the pages were. */
export const queries: RelevanceQuery[] = [
  ...symbols,
  ...titles,
  ...separators,
  ...prefixes,
  ...typos,
  ...options,
  ...messages,
  ...questions,
  ...asked,
  ...topics,
  ...synonyms,
  ...unseen,
];
