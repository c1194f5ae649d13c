import {skipToken} from '@reduxjs/toolkit/query/react';
import {useGetRecipeQuery} from './kitchenApi';

export function LiveRecipe({id}: {id: string | undefined}) {
  const {currentData, isError} = useGetRecipeQuery(id ?? skipToken, {
    pollingInterval: 5000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  if (id === undefined) return <p>No recipe selected</p>;
  return (
    <p>
      {currentData?.title ?? (isError ? '' : 'Loading…')}
      {isError && <em role="alert"> The last request failed.</em>}
    </p>
  );
}
