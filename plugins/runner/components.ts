import {posix} from 'node:path';
import type {Files} from './programs';

/** A component that a test of its page shows, with the store and the network it needs. */
export interface Component {
  /** The test, which says how the component is shown. */
  test: string;
  /** What the test calls it. */
  name: string;
}

/** `inLife('FilmCard', …)` in `resilience.test.tsx` stands for `FilmCard.tsx` beside it; what follows a comma is a case. */
const LINE = /\binLife\(\s*'([^',]+)(?:,[^']*)?'/g;

/** The components of these files, by the file that defines each. */
export function shownComponents(files: Files): Map<string, Component> {
  const found = new Map<string, Component>();
  for (const [test, text] of files) {
    if (!/(^|\/)resilience\.test\.tsx$/.test(test)) continue;
    for (const [call, path = ''] of text.matchAll(LINE)) {
      const file = `${posix.join(posix.dirname(test), path)}.tsx`;
      const name = /'([^']*)'/.exec(call)![1]!;
      if (files.has(file) && !found.has(file)) found.set(file, {test, name});
    }
  }
  return found;
}
