import {useGetBerthsQuery} from './marinaApi';

export function FreeBerths({pier}: {pier: string}) {
  const {data} = useGetBerthsQuery(pier);
  const free = data?.filter(({boat}) => boat === null).length;
  return <p>Free berths: {free ?? '…'}</p>;
}
