import {JobBoard} from './JobBoard';
import {loadState} from './loadState';
import {WithServerState} from './WithServerState';

interface LoaderArgs {
  params: {city: string};
  request: Request;
}

export async function loader({params: {city}, request}: LoaderArgs) {
  return {city, state: await loadState(city, request.headers)};
}

interface Props {
  loaderData: Awaited<ReturnType<typeof loader>>;
}

export default function CityRoute({loaderData: {city, state}}: Props) {
  return (
    <WithServerState key={city} state={state}>
      <JobBoard city={city} />
    </WithServerState>
  );
}
