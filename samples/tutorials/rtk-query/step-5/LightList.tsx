import {useGetLightsQuery} from './lighthouseApi';

interface Props {
  onChoose: (lightId: string) => void;
}

export function LightList({onChoose}: Props) {
  const {data, isLoading, isError, refetch} = useGetLightsQuery();

  if (isLoading) return <p role="status">Loading the lights…</p>;
  return (
    <>
      {isError && (
        <p role="alert">
          The lights did not load. <button onClick={refetch}>Retry</button>
        </p>
      )}
      <ul>
        {data?.map((light) => (
          <li key={light.id}>
            <button onClick={() => onChoose(light.id)}>{light.name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}
