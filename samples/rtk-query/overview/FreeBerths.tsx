import {useGetBerthsQuery} from './marinaApi';

export function FreeBerths({pier}: {pier: string}) {
  const {currentData, isError} = useGetBerthsQuery(pier);
  const free = currentData?.filter(({boat}) => boat === null).length;
  return (
    <p>
      Free berths: {free ?? (isError ? 'not known' : '…')}
      {free !== undefined && isError && ' (may have changed)'}
    </p>
  );
}
