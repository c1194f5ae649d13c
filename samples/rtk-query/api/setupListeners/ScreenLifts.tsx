import {useEffect} from 'react';
import {useGetLiftsQuery} from './liftApi';

interface ScreenLiftsProps {
  valley: string;
  isFocused: boolean; // useIsFocused() of React Navigation
}

export function ScreenLifts({valley, isFocused}: ScreenLiftsProps) {
  const lifts = useGetLiftsQuery(valley, {refetchOnFocus: false});
  const {currentData, isError, refetch} = lifts;

  useEffect(() => {
    if (isFocused) void refetch();
  }, [isFocused, refetch]);

  return (
    <>
      {isError && <p>The lifts could not be loaded.</p>}
      {!currentData && !isError && <p>Loading…</p>}
      {currentData?.map(({name, open}) => (
        <p key={name}>{`${name}: ${open ? 'open' : 'closed'}`}</p>
      ))}
    </>
  );
}
