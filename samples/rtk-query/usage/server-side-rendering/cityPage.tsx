import {JobBoard} from './JobBoard';
import type {ServerState} from './jobsApi';
import {loadState} from './loadState';
import {WithServerState} from './WithServerState';

interface Context {
  params: {city: string};
  req: {headers: {cookie?: string}};
}

export async function getServerSideProps({params, req}: Context) {
  const {city} = params;
  const {cookie} = req.headers;
  const headers = new Headers(cookie ? {cookie} : {});
  return {props: {city, state: await loadState(city, headers)}};
}

interface Props {
  city: string;
  state: ServerState;
}

export default function CityPage({city, state}: Props) {
  return (
    <WithServerState key={city} state={state}>
      <JobBoard city={city} />
    </WithServerState>
  );
}
