import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {DriftError} from '../library/DriftError';
import {matchMessage} from '../library/matchMessage';
import type {Library} from '../library/openLibrary';
import type {Kind, Message, When} from '../library/sourceMessages';
import {block, inline, slug, text} from './nodes';
import {readAttributes} from './readAttributes';

/** On the entry's node as `data.errorMessage`, for code that writes the page in another format. */
export interface ErrorMessageData {
  id: string;
  message: string;
  kind: Kind;
  when: When;
  from: string;
  explanation: RootContent[];
}

const KINDS: Record<Kind, string> = {
  throws: 'Throws',
  rejects: 'Rejects',
  'console.error': 'Logs with console.error',
  'console.warn': 'Logs with console.warn',
};

const ENVIRONMENTS: Record<When, string> = {
  always: 'in every build',
  development: 'only when NODE_ENV is development',
  'not production': 'only outside production',
};

const processLink: RootContent = {
  type: 'link',
  url: '/usage/usage-guide#messages-without-process',
  children: [text('a global process')],
};

/** `<ErrorMessage>` with a quoted message and its explanation -> an entry with an address of its own. */
export async function errorMessage(
  tag: MdxJsxFlowElement,
  library: Library,
  taken: Set<string>,
): Promise<MdxJsxFlowElement> {
  const given = readAttributes(tag, ['kind', 'when'], ['from']);
  const kind = oneOf(KINDS, 'kind', given.kind!);
  const when = oneOf(ENVIRONMENTS, 'when', given.when!);
  const from = given.from ?? Object.keys(library.versions)[0]!;
  const [quote, ...explanation] = tag.children;
  if (quote?.type !== 'code' || quote.lang)
    throw new DriftError('<ErrorMessage> starts with the message in a ``` fence that names no language.');
  if (!explanation.length)
    throw new DriftError('<ErrorMessage> explains the cause and the fix below the message.');
  const message = quote.value.trim();
  const places = await check(message, {kind, when, from}, library);

  const id = freeId(message, taken);
  // A production build may throw, too, with another text.
  const said = kind === 'throws' && when === 'not production' ? ' with this text' : '';
  const facts = block('p', {className: 'error-message-facts'}, [
    inline('a', {href: `#${id}`, className: 'error-message-kind'}, [text(KINDS[kind])]),
    text(`${said} ${ENVIRONMENTS[when]}${given.from ? `, from ${from}` : ''}`),
    ...(places.every(({needsProcess}) => needsProcess) ? [text(', and only with '), processLink] : []),
  ]);
  const data: ErrorMessageData = {id, message, kind, when, from, explanation: explanation as RootContent[]};
  const shown = {...quote, lang: 'text', meta: 'message'};
  const properties = {className: 'error-message', id, 'data-message': message.replace(/\s+/g, ' ')};
  const entry = block('div', properties, [facts, shown, ...explanation]);
  return {...entry, data: {...entry.data, errorMessage: data}};
}

async function check(
  message: string,
  stated: {kind: Kind; when: When; from: string},
  library: Library,
): Promise<Message[]> {
  const {found, nearest} = matchMessage(message, await library.messages(stated.from));
  if (!found.length)
    throw new DriftError(
      `the message "${message.split('\n')[0]}" is not in ${stated.from} ${library.versions[stated.from]}. ` +
        (nearest ? `The closest is "${nearest}". ` : '') +
        'Quote it exactly, with {name} for each variable part.',
    );
  // Where the source shows how and when the message is printed, one of the places must agree with the page.
  for (const fact of ['kind', 'when'] as const) {
    const actual = found.map((place) => place[fact]);
    if (actual.some((value) => value === undefined || value === stated[fact])) continue;
    throw new DriftError(
      `the message "${message.split('\n')[0]}" has ${fact}="${stated[fact]}", the source says ${fact}="${[...new Set(actual)].join('" or "')}".`,
    );
  }
  // The same text may be thrown in one place and printed in another.
  return found.filter((place) => !place.kind || place.kind === stated.kind);
}

function oneOf<Value extends string>(known: Record<Value, string>, name: string, value: string): Value {
  if (Object.hasOwn(known, value)) return value as Value;
  throw new DriftError(`<ErrorMessage ${name}="${value}">: write one of ${Object.keys(known).join(', ')}.`);
}

/** The first eight words; a message that starts like an earlier one adds words until it differs. */
function freeId(message: string, taken: Set<string>): string {
  const words = slug(message.replace(/\{\w+\}/g, ' ')).split('-');
  for (let count = Math.min(8, words.length); count <= words.length; count++) {
    const id = words.slice(0, count).join('-');
    if (!taken.has(id)) return id;
  }
  throw new DriftError(`the message "${message.split('\n')[0]}" is on this page twice: keep one.`);
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    errorMessage?: ErrorMessageData;
  }
}
