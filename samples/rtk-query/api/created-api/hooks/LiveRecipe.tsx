import {skipToken} from '@reduxjs/toolkit/query/react';
import {useGetRecipeQuery} from './kitchenApi';

export function LiveRecipe({id}: {id: string | undefined}) {
  const {data} = useGetRecipeQuery(id ?? skipToken, {
    pollingInterval: 5000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return <p>{data?.title ?? 'No recipe'}</p>;
}
