import {useId, useState, type KeyboardEvent} from 'react';
import type {RunData} from '../../protocol';
import EditArea from '../editor/EditArea';
import EditTools from '../editor/EditTools';
import {useEditing} from '../editor/useEditing';
import {FRAME} from '../loadRun';
import Actions from './Actions';
import Console from './Console';
import KnobBar from './KnobBar';
import type {Shared} from '../share/shared';
import Network from './Network';
import './panel.late.css';
import type {Session} from './session';
import {useRun} from './useRun';

const TABS = ['Result', 'Console', 'Actions', 'State', 'Network'] as const;
type Tab = (typeof TABS)[number];

/** Only the tabs that apply to what runs. */
function tabsOf({actions, requests}: Session, data: RunData): Tab[] {
  const applies: Record<Tab, boolean> = {
    Result: data.component !== undefined,
    Console: true,
    Actions: actions.length > 0,
    State: actions.length > 0,
    Network: requests.length > 0 || data.network !== undefined,
  };
  return TABS.filter((tab) => applies[tab]);
}

interface Props {
  data: RunData;
  /** Of the file with the data. */
  name: string;
  shared: Shared | undefined;
  onClose: () => void;
}

export default function Panel({data, name, shared, onClose}: Props) {
  const editing = useEditing(data, shared);
  const {session, frame, round, knobs, change, again, send} = useRun(editing.data);
  const [tab, setTab] = useState<Tab>(data.component ? 'Result' : 'Console');
  const id = useId();
  const tabs = tabsOf(session, data);

  function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
    const step = {ArrowRight: 1, ArrowLeft: -1}[key];
    if (!step) return;
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    setTab(tabs[next]!);
    (currentTarget.children[next] as HTMLElement).focus();
  }

  return (
    <section className="run-panel" aria-label="Running sample">
      <div className="run-bar">
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
              onClick={() => setTab(name)}
            >
              {name}
              {countOf(name, session)}
            </button>
          ))}
        </div>
        <EditTools editing={editing} name={name} data={data} />
        <button
          type="button"
          className="run-button"
          onClick={() => (editing.editor.current ? editing.editor.current.run() : again())}
        >
          {editing.started ? 'Run again' : 'Run'}
        </button>
        <button type="button" className="run-button" onClick={onClose}>
          Close
        </button>
      </div>
      <EditArea editing={editing} data={data} problem={session.problem} onRun={again} />
      {tabs.includes('Network') && <KnobBar knobs={knobs} onChange={change} />}
      {tab !== 'Result' && (
        <div
          className="run-content"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tab}`}
          tabIndex={0}
        >
          {tab === 'Console' && <Console session={session} />}
          {(tab === 'Actions' || tab === 'State') && (
            <Actions
              actions={session.actions}
              showsState={tab === 'State'}
              onJump={(store, index) => send({type: 'jump', store, index})}
            />
          )}
          {tab === 'Network' && <Network requests={session.requests} />}
        </div>
      )}
      <div
        className={tab === 'Result' ? 'run-result' : 'run-hidden'}
        {...(tab === 'Result' && {role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-Result`})}
      >
        {editing.started && (
          <iframe
            key={round}
            ref={frame}
            title="Result"
            sandbox="allow-scripts"
            src={FRAME()}
            tabIndex={tab === 'Result' ? 0 : -1}
          />
        )}
      </div>
      <p className="run-status" role="status">
        {editing.started ? statusOf(session) : 'Not run yet'}
      </p>
    </section>
  );
}

function countOf(tab: Tab, {actions, requests}: Session): string {
  const count = tab === 'Actions' ? actions.length : tab === 'Network' ? requests.length : 0;
  return count > 0 ? ` ${count}` : '';
}

function statusOf({status, lines}: Session): string {
  if (status === 'starting' || status === 'running') return 'Running';
  const printed = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} printed`;
  return status === 'failed' ? `Stopped with an error, ${printed}` : `Done, ${printed}`;
}
