import {useId, useState} from 'react';
import type {RunData} from '../../protocol';
import EditArea from '../editor/EditArea';
import EditTools from '../editor/EditTools';
import {useEditing} from '../editor/useEditing';
import {FRAME} from '../loadRun';
import type {Shared} from '../share/shared';
import Actions from './Actions';
import Cache from './Cache';
import Console from './Console';
import KnobBar from './KnobBar';
import Network from './Network';
import './panel.late.css';
import type {Session} from './session';
import State from './State';
import Tabs, {hasNetwork, tabsOf, type Tab} from './Tabs';
import {TROUBLE} from './trouble';
import {useRun} from './useRun';
import {useTravel} from './useTravel';

interface Props {
  data: RunData;
  /** Of the file with the data. */
  name: string;
  shared: Shared | undefined;
  /** The result stays on screen, and what it does is beside it. */
  isBeside: boolean;
  /** Shown as soon as it applies. */
  first: string | undefined;
  onClose: () => void;
}

export default function Panel({data, name, shared, isBeside, first, onClose}: Props) {
  const editing = useEditing(data, shared);
  const {session, frame, round, knobs, change, again, send} = useRun(editing.data);
  const [chosen, setTab] = useState<Tab>();
  const travel = useTravel(session.actions, send);
  const id = useId();
  const tabs = tabsOf(session, data).filter((name) => !isBeside || name !== 'Result');
  const tab = [chosen, first].map((name) => tabs.find((one) => one === name)).find(Boolean) ?? tabs[0];
  const showsResult = isBeside || tab === 'Result';
  const {trouble} = session;

  return (
    <section className="run-panel" aria-label="Running sample">
      <div className="run-bar">
        <Tabs id={id} tabs={tabs} tab={tab} session={session} onChange={setTab} />
        <EditTools editing={editing} name={name} data={data} />
        <button
          type="button"
          className="run-button"
          onClick={() => (editing.editor.current ? editing.editor.current.run() : again())}
        >
          {trouble ? 'Try again' : editing.started ? 'Run again' : 'Run'}
        </button>
        <button type="button" className="run-button" onClick={onClose}>
          Close
        </button>
      </div>
      <EditArea editing={editing} data={data} problem={session.problem} onRun={again} />
      {hasNetwork(session, data) && <KnobBar knobs={knobs} onChange={change} />}
      {trouble && (
        <p className="run-trouble" role="alert">
          {TROUBLE[trouble]}
        </p>
      )}
      <div className={isBeside ? 'run-beside' : ''}>
        {tab && tab !== 'Result' && (
          <div
            className="run-content"
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${tab}`}
            tabIndex={0}
          >
            {tab === 'Console' && <Console session={session} />}
            {tab === 'Actions' && <Actions actions={session.actions} travel={travel} />}
            {tab === 'State' && <State actions={session.actions} travel={travel} />}
            {tab === 'Cache' && <Cache caches={session.caches} />}
            {tab === 'Network' && <Network requests={session.requests} />}
          </div>
        )}
        <div
          className={showsResult ? 'run-result' : 'run-hidden'}
          {...(tab === 'Result' && {role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-Result`})}
        >
          {editing.started && !trouble && (
            <iframe
              key={round}
              ref={frame}
              title="Result"
              sandbox="allow-scripts allow-forms"
              src={FRAME()}
              tabIndex={showsResult ? 0 : -1}
            />
          )}
        </div>
      </div>
      <p className="run-status" role="status">
        {editing.started ? statusOf(session, data) : 'Not run yet'}
      </p>
    </section>
  );
}

function statusOf({status, lines}: Session, {component}: RunData): string {
  const printed = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} printed`;
  if (status === 'starting') return 'Loading';
  if (status === 'stopped') return `Stopped, ${printed}`;
  if (status === 'failed') return `Stopped with an error, ${printed}`;
  return component ? 'Running: use it, and see what it does in the other tabs' : `Done, ${printed}`;
}
