import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {tideApi} from './tideApi';
import {TideTable} from './TideTable';

export function QuietWidget({harbor}: {harbor: string}) {
  return (
    <ApiProvider api={tideApi} setupListeners={false}>
      <TideTable harbor={harbor} />
    </ApiProvider>
  );
}
