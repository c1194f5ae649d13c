import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {tideApi} from './tideApi';
import {TideTable} from './TideTable';

export function TideWidget({harbor}: {harbor: string}) {
  return (
    <ApiProvider api={tideApi}>
      <TideTable harbor={harbor} />
    </ApiProvider>
  );
}
