import {useGetOrdersQuery} from './nurseryApi';

export function OrderList() {
  const {data: orders, isLoading, isError} = useGetOrdersQuery();

  if (isLoading) return <p>Loading the orders…</p>;
  return (
    <>
      {isError && <p role="alert">The orders could not be loaded.</p>}
      <ul>
        {orders?.map(({id, plant, pots}) => (
          <li key={id}>
            {pots} × {plant}
          </li>
        ))}
      </ul>
    </>
  );
}
