import {useId, useState} from 'react';
import type {RunData} from '../../protocol';
import {FRAME} from '../loadRun';
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
  /** Shown as soon as it applies. */
  first: string | undefined;
  onClose: () => void;
}

export default function Panel({data, first, onClose}: Props) {
  const {session, frame, round, knobs, change, again, send} = useRun(data);
  const [chosen, setTab] = useState<Tab>();
  const travel = useTravel(session.actions, send);
  const id = useId();
  const tabs = tabsOf(session, data);
  const tab = [chosen, first].map((name) => tabs.find((one) => one === name)).find(Boolean) ?? tabs[0]!;
  const {trouble} = session;

  return (
    <section className="run-panel" aria-label="Running sample">
      <div className="run-bar">
        <Tabs id={id} tabs={tabs} tab={tab} session={session} onChange={setTab} />
        <button type="button" className="run-button" onClick={again}>
          {trouble ? 'Try again' : 'Run again'}
        </button>
        <button type="button" className="run-button" onClick={onClose}>
          Close
        </button>
      </div>
      {hasNetwork(session, data) && <KnobBar knobs={knobs} onChange={change} />}
      {trouble && (
        <p className="run-trouble" role="alert">
          {TROUBLE[trouble]}
        </p>
      )}
      {tab !== 'Result' && (
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
        className={tab === 'Result' ? 'run-result' : 'run-hidden'}
        {...(tab === 'Result' && {role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-Result`})}
      >
        {!trouble && (
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
        {statusOf(session, data)}
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
