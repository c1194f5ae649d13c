import {requestInLife} from '../../../../testing/life/requestInLife';
import {makeBank} from './handlers';
import {watchRate} from './subscriptions';

requestInLife('subscriptions', {
  network: () => makeBank().handlers,
  run: watchRate,
});
