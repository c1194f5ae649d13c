import {Provider} from 'react-redux';
import {store} from './store';
import {TideTable} from './TideTable';

export function MigratedWidget({harbor}: {harbor: string}) {
  return (
    <Provider store={store}>
      <TideTable harbor={harbor} />
    </Provider>
  );
}
