import {useGetLightsQuery, usePrefetch} from './lighthouseApi';

interface Props {
  selected: string;
  onSelect: (lightId: string) => void;
}

export function LightList({selected, onSelect}: Props) {
  const {data, isLoading, isError, refetch} = useGetLightsQuery();
  const prefetchSightings = usePrefetch('getSightings');

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
          <li key={light.id}>
            <button
              aria-pressed={light.id === selected}
              onPointerEnter={() => prefetchSightings(light.id)}
              onFocus={() => prefetchSightings(light.id)}
              onClick={() => onSelect(light.id)}
            >
              {light.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
