import type {FrameMessage} from '../../protocol';

type Check = (value: unknown) => boolean;

const LONGEST_TEXT = 200_000;
const MOST_PARTS = 1000;

const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_PARTS && value.every(check);
const shape =
  (parts: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const entry = shape({
  key: text,
  kind: oneOf('query', 'mutation'),
  endpoint: text,
  arg: text,
  status: text,
  data: optional(text),
  error: optional(text),
  tags: listOf(text),
  subscribers: number,
  removedAt: optional(number),
});

const SHAPES: Record<FrameMessage['type'], Check> = {
  ready: shape({}),
  alive: shape({}),
  failed: shape({}),
  missing: shape({}),
  evaluated: shape({}),
  error: shape({message: text, place: optional(shape({file: text, line: number}))}),
  console: shape({level: oneOf('log', 'info', 'debug', 'warn', 'error'), text}),
  action: shape({
    store: number,
    index: number,
    name: text,
    time: number,
    action: text,
    state: text,
    changes: listOf(shape({path: text, before: optional(text), after: optional(text)})),
  }),
  cache: shape({store: number, slices: listOf(shape({name: text, entries: listOf(entry)}))}),
  request: shape({
    id: number,
    method: text,
    url: text,
    result: optional(either(number, oneOf('failed', 'canceled'))),
    duration: optional(number),
  }),
};

/** Whatever runs in the frame can send anything; only what looks like a message of ours is one. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (typeof value !== 'object' || value === null) return false;
  const {type} = value as {type?: unknown};
  return (
    typeof type === 'string' && Object.hasOwn(SHAPES, type) && SHAPES[type as FrameMessage['type']](value)
  );
}
