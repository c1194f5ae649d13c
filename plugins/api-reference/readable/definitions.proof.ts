import type {
  ApiRootState,
  CreateApiOptions,
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
  buildCreateApi,
  coreModuleName,
  createApi,
} from '@reduxjs/toolkit/query';
import type {BaseQuery, Definitions} from './api.proof';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {ApiOptions, Builder, Creators, InfiniteQuery, Mutation, Query} from './definitions';
import type {Book} from './witnesses.proof';

type Core = typeof coreModuleName;
type Ours = Creators<BaseQuery, Definitions, 'library', 'Book', Core>;
declare const build: EndpointBuilder<BaseQuery, 'Book', 'library'>;
declare const ourBuild: Builder<BaseQuery, 'Book', 'library'>;
interface Raw {
  volume: Book;
}
type Get = QueryDefinition<string, BaseQuery, 'Book', Book, 'library', Raw>;

export type Proofs = [
  Proof<
    [
      Alike<typeof createApi<BaseQuery, Definitions, 'library', 'Book'>, Ours['createApi']>,
      Alike<typeof buildCreateApi<Parameters<Ours['buildCreateApi']>>, Ours['buildCreateApi']>,
    ]
  >,
  Proven<
    Unlike<
      CreateApiOptions<BaseQuery, Definitions, 'library', 'Book'>,
      ApiOptions<BaseQuery, Definitions, 'library', 'Book'>
    >
  >,
  Proof<
    [
      Alike<typeof build.query<Book, string, Raw>, typeof ourBuild.query<Book, string, Raw>>,
      Alike<typeof build.query<Book, string>, typeof ourBuild.query<Book, string>>,
      Alike<
        typeof build.infiniteQuery<Book, string, number, Raw>,
        typeof ourBuild.infiniteQuery<Book, string, number, Raw>
      >,
      Alike<
        typeof build.infiniteQuery<Book, string, number>,
        typeof ourBuild.infiniteQuery<Book, string, number>
      >,
      Alike<typeof build.mutation<Book, string, Raw>, typeof ourBuild.mutation<Book, string, Raw>>,
      Alike<typeof build.mutation<Book, string>, typeof ourBuild.mutation<Book, string>>,
    ]
  >,
  Proven<
    Unlike<Get, Query<string, BaseQuery, Book, Raw, 'Book', 'library', ApiRootState<any, any, string>, any>>
  >,
  Proven<
    Unlike<
      InfiniteQueryDefinition<string, number, BaseQuery, 'Book', Book, 'library', Raw>,
      InfiniteQuery<string, number, BaseQuery, Book, Raw, 'Book', 'library'>
    >
  >,
  Proven<
    Unlike<
      MutationDefinition<string, BaseQuery, 'Book', Book, 'library', Raw>,
      Mutation<string, BaseQuery, Book, Raw, 'Book', 'library'>
    >
  >,
];
