import {isValidElement, useLayoutEffect, useRef} from 'react';
import type {ReactElement, ReactNode} from 'react';

type Props = Record<string, unknown>;
type Tag = ReactElement<Props, string>;

/** What each `<Head>` holds, in the order in which they came: the last one decides. */
const heads = new Map<object, ReactNode>();
let frame = 0;

/** Replaces react-helmet-async: what this site puts into its head, and nothing for servers. */
export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const self = useRef(null);
  useLayoutEffect(() => {
    heads.set(self, children);
    schedule();
  }, [children]);
  useLayoutEffect(
    () => () => {
      heads.delete(self);
      schedule();
    },
    [],
  );
  return null;
}

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const groups = [...heads.values()].map(tagsOf);
  const propsOf = (wanted: string) =>
    groups.flat().flatMap(({type, props}) => (type === wanted ? props : []));
  const title = textOf(propsOf('title').at(-1) ?? {});
  if (title && document.title !== title) document.title = title;
  for (const name of ['html', 'body'] as const)
    updateAttributes(document.querySelector(name)!, Object.assign({}, ...propsOf(name)) as Props);
  updateTags(groups.map((group) => group.filter(({type}) => !/html|body|title/.test(type))));
}

const tagsOf = (children: ReactNode): Tag[] =>
  [children].flat(Infinity).filter((child) => isValidElement(child)) as Tag[];

const textOf = ({children}: {children?: unknown}) => [children].flat().join('');

/** Other scripts have attributes there, too. */
function updateAttributes(element: Element, attributes: Props): void {
  const names = Object.keys(attributes).map(nameOf);
  for (const name of element.getAttribute(MARK)?.split(',') ?? [])
    if (!names.includes(name)) element.removeAttribute(name);
  setAttributes(element, {...attributes, [MARK]: names.join()});
  if (names.length === 0) element.removeAttribute(MARK);
}

/** Leaves a tag that stays where it is: the server has written most of them. */
function updateTags(groups: Tag[][]): void {
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const added = latest(groups)
    .map(create)
    .filter((element) => {
      const at = old.findIndex((one) => one.isEqualNode(element));
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
  for (const element of old) element.remove();
  document.head.append(...added);
}

/** Of tags that mean the same, those of the last group. */
function latest(groups: Tag[][]): Tag[] {
  const last = new Map(groups.flatMap((group) => group.map((tag) => [keyOf(tag), group] as const)));
  return groups.flatMap((group) => group.filter((tag) => last.get(keyOf(tag)) === group));
}

function keyOf({type, props}: Tag): string {
  const decisive = props['rel'] === 'canonical' ? 'rel' : KEYS.find((name) => props[name]);
  return `${type} ${decisive} ${decisive && props[decisive]}`;
}

function create({type, props: {children, ...attributes}}: Tag): Element {
  const element = document.createElement(type);
  setAttributes(element, {...attributes, [MARK]: true});
  element.textContent = textOf({children});
  return element;
}

function setAttributes(element: Element, attributes: Props): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = `${value || ''}`;
    if (element.getAttribute(nameOf(name)) !== text) element.setAttribute(nameOf(name), text);
  }
}

const KEYS = ['name', 'property', 'href', 'src', 'children'];
const MARK = 'data-rh';
const nameOf = (name: string) => (name === 'className' ? 'class' : name);
