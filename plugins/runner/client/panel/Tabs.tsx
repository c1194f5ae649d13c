import type {KeyboardEvent} from 'react';
import type {RunData} from '../../protocol';
import type {Session} from './session';

export const TABS = ['Result', 'Console', 'Actions', 'State', 'Cache', 'Network'] as const;
export type Tab = (typeof TABS)[number];

/** Whether the sample has a network that the reader can disturb. */
export function hasNetwork({requests}: Session, {network, packages}: RunData): boolean {
  return requests.length > 0 || network !== undefined || packages.includes('msw');
}

/** Only the tabs that apply to what runs. */
export function tabsOf(session: Session, data: RunData): Tab[] {
  const {actions, caches, lines} = session;
  const isComponent = data.component !== undefined;
  const applies: Record<Tab, boolean> = {
    Result: isComponent,
    Console: !isComponent || lines.length > 0,
    Actions: actions.length > 0,
    State: actions.length > 0,
    Cache: caches.length > 0,
    Network: hasNetwork(session, data),
  };
  return TABS.filter((tab) => applies[tab]);
}

interface Props {
  id: string;
  tabs: Tab[];
  /** None before there is anything to show. */
  tab: Tab | undefined;
  session: Session;
  onChange: (tab: Tab) => void;
}

export default function Tabs({id, tabs, tab, session, onChange}: Props) {
  function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
    const at = tabs.findIndex((one) => one === tab);
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1}[key];
    if (next === undefined) return;
    const index = (next + tabs.length) % tabs.length;
    onChange(tabs[index]!);
    (currentTarget.children[index] as HTMLElement).focus();
  }

  return (
    <div className="run-tabs" role="tablist" aria-label="What it does" onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={tab === name}
          aria-controls={`${id}-panel`}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {name}
          <Count value={countOf(name, session)} />
        </button>
      ))}
    </div>
  );
}

function Count({value}: {value: number}) {
  return value > 0 && <span className="run-count"> {value}</span>;
}

function countOf(tab: Tab, {actions, requests, lines}: Session): number {
  if (tab === 'Actions') return actions.length;
  if (tab === 'Network') return requests.length;
  return tab === 'Console' ? lines.filter(({level}) => level === 'error' || level === 'warn').length : 0;
}
