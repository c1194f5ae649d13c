import type {Member} from '../library/describeType';
import type {Readable} from '../library/readReadable';
import type {Described, Problem} from './checkRows';
import {unexplained, type Entries} from './typeNames';

export type Wordings = Readable['members'];

/** What a cell must not show: a type cut short, a type that says nothing, a name that nothing explains. */
const SAYS_NOTHING = /…|(?<![\w$.'])(?:any|object)(?![\w$'])/;

export function checkTypes(
  of: string,
  described: Described[],
  members: Member[],
  wordings: Wordings,
  entries: Entries,
): Problem[] {
  const strays = Object.keys(wordings).filter((name) => !members.some((member) => member.name === name));
  return [
    ...strays.map((name) => ({message: `${of} has no member ${name}: remove it from readable/.`})),
    ...described.flatMap(({spread, line, members: [member]}): Problem[] => {
      if (spread || !member) return [];
      const {name, short, optional} = member;
      const wording = wordings[name];
      const at = line === undefined ? {} : {line};
      if (wording && wording.optional !== optional)
        return [
          {...at, message: `${of}.${name} is ${optional ? 'optional' : 'required'}: say so in readable/.`},
        ];
      const type = wording?.type ?? short;
      const unknown = unexplained(type, entries);
      if (!unknown.length && !SAYS_NOTHING.test(type)) return [];
      const wrong = unknown.length
        ? `names ${unknown.join(', ')}, which nothing explains`
        : 'says too little';
      return [
        {
          ...at,
          message:
            `the type of ${of}.${name}, ${type}, ${wrong}: write it for people in ` +
            'plugins/api-reference/readable/, or explain its names as coverage/explained.ts and readable/words.ts do.',
        },
      ];
    }),
  ];
}
