import {inLife} from '../../../testing/life/inLife';
import {ConnectionSearch} from './ConnectionSearch';
import {DeparturePanel} from './DeparturePanel';
import {trainServer} from './handlers';
import {HomeDepartures} from './HomeDepartures';
import {homeApi, useHomeDeparturesQuery} from './homeDepartures';
import {MyTickets} from './MyTickets';
import {SkippedByOption} from './skipTypes';
import {SkippedByToken, SkippedWithoutArg} from './tokenTypes';
import {makeStore, trainsApi} from './trainsApi';
import {TripPlanner} from './TripPlanner';

const trains = {
  network: () => trainServer().handlers,
  store: makeStore,
  api: trainsApi,
};

inLife('ConnectionSearch', {
  ...trains,
  show: () => <ConnectionSearch from="ULM" to="AUG" />,
  act: (person) => person.click('Search'),
});
inLife('DeparturePanel', {
  ...trains,
  args: ['ULM', 'AUG'],
  show: (station) => <DeparturePanel station={station} />,
  data: (station) => (station === 'ULM' ? 'ICE 71' : 'RE 9'),
});
inLife('HomeDepartures', {
  ...trains,
  show: () => <HomeDepartures />,
  data: () => 'ICE 71',
});
inLife('MyTickets', {
  ...trains,
  show: () => <MyTickets signedIn />,
  data: () => 'Ulm-Augsburg',
});
inLife('TripPlanner', {
  ...trains,
  show: () => <TripPlanner />,
  before: (person) => person.select('From', 'ULM'),
  async act(person) {
    // Selecting what is selected would do nothing.
    await person.select('To', '');
    await person.select('To', 'AUG');
  },
});
inLife('skipTypes', {
  ...trains,
  show: () => (
    <>
      <SkippedByOption from={undefined} />
      <SkippedByToken from={undefined} />
      <SkippedWithoutArg signedIn={false} />
    </>
  ),
});

function HomeBoard() {
  const {currentData, isError} = useHomeDeparturesQuery();
  return (
    <>
      {isError && <p role="alert">No new departures.</p>}
      <p>{currentData?.map(({train}) => train)}</p>
    </>
  );
}
inLife('homeDepartures', {
  ...trains,
  api: homeApi,
  show: () => <HomeBoard />,
  data: () => 'ICE 71',
});
