import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {useState} from 'react';
import {tideApi} from './tideApi';
import {TideTable} from './TideTable';

export function LastingPanel() {
  const [open, setOpen] = useState(true);
  return (
    <ApiProvider api={tideApi}>
      <button onClick={() => setOpen(!open)}>Tides</button>
      {open && <TideTable harbor="brest" />}
    </ApiProvider>
  );
}
