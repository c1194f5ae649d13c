import {useGetLightsQuery} from './lighthouseApi';

export function LightList() {
  const {data, isLoading, isError, refetch} = useGetLightsQuery();

  if (isLoading) return <p role="status">Loading the lights…</p>;
  return (
    <>
      {isError && (
        <p role="alert">
          The lights did not load. <button onClick={refetch}>Retry</button>
        </p>
      )}
      <ul className="lights">
        {data?.map((light) => (
          <li key={light.id}>{light.name}</li>
        ))}
      </ul>
    </>
  );
}
