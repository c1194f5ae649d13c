import {inLife} from '../../../../testing/life/inLife';
import {CacheInspector} from './CacheInspector';
import {makeStore} from './makeStore';
import {SignOut} from './SignOut';

inLife('CacheInspector and SignOut', {
  store: makeStore,
  show: () => (
    <>
      <CacheInspector />
      <SignOut onSignOut={() => {}} />
    </>
  ),
  act: (person) => person.click('Sign out'),
});
