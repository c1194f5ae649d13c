/* eslint-disable @typescript-eslint/no-unused-vars -- merged interfaces need all type parameters */
// #region module
import type {
  BaseQueryFn,
  DefinitionType,
  EndpointDefinitions,
  Module,
} from '@reduxjs/toolkit/query/react';
import {useSelector} from 'react-redux';
import {useHasPassed} from './useHasPassed';

export const staleModuleName = Symbol('stale');

interface StaleHook<QueryArg> {
  useIsStale(arg: QueryArg, seconds: number): boolean;
}

// ts: Adds the hook to the type of every API that has this module.
declare module '@reduxjs/toolkit/query' {
  interface ApiModules<
    BaseQuery extends BaseQueryFn,
    Definitions extends EndpointDefinitions,
    ReducerPath extends string,
    TagTypes extends string,
  > {
    [staleModuleName]: {
      endpoints: {
        [Name in keyof Definitions]: Definitions[Name] extends {
          type: DefinitionType.query;
          Types?: {QueryArg: infer QueryArg};
        }
          ? StaleHook<QueryArg>
          : unknown;
      };
    };
  }
}

interface Selectable {
  select: (
    arg: unknown,
  ) => (state: unknown) => {fulfilledTimeStamp?: number};
}

export const staleModule = (): Module<typeof staleModuleName> => ({
  name: staleModuleName,
  init: (api) => ({
    injectEndpoint(endpointName, definition) {
      if (`${definition.type}` !== 'query') return;
      const endpoints: Record<string, unknown> = api.endpoints;
      const endpoint = endpoints[endpointName] as Selectable;

      function useIsStale(arg: unknown, seconds: number) {
        const loadedAt = useSelector(
          (state) => endpoint.select(arg)(state).fulfilledTimeStamp,
        );
        return useHasPassed((loadedAt ?? NaN) + seconds * 1000);
      }
      Object.assign(endpoint, {useIsStale});
    },
  }),
});
// #endregion
