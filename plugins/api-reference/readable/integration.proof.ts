import type {
  ApiRootState,
  CombinedState,
  createApiActionSanitizer,
  FetchBaseQueryError,
  QuerySubState,
} from '@reduxjs/toolkit/query';
import type {Api, CoreModule, UpdateDefinitions} from '@reduxjs/toolkit/query';
import type {AddBook, BaseQuery, Definitions, GetBook, ListBooks, Root} from './api.proof';
import type {Alike, Call, Fits, Proof, Proven, Unlike} from './alike.proof';
import type {
  ApiFunctions,
  ApiMembers,
  EnhanceOptions,
  FocusActions,
  InjectOptions,
  Internal,
  QueryEntry,
  RootStateOfApi,
  Sanitizers,
  State,
} from './integration';
import type {ListenerActions} from './unexported';
import type {Book} from './witnesses.proof';

declare const api: Api<BaseQuery, Definitions, 'library', 'Book', CoreModule>;
type New = {removeBook: AddBook};
/** The definitions, once another tag type exists. */
type Tagged = UpdateDefinitions<Definitions, 'Book' | 'Shelf', never>;
type Members<NewDefinitions extends Record<string, any>> = ApiMembers<
  BaseQuery,
  Definitions,
  GetBook,
  ListBooks,
  AddBook,
  'library',
  'Book',
  NewDefinitions,
  'Shelf',
  Root,
  typeof api.util,
  typeof api.internalActions
>;
type Functions = ApiFunctions<Definitions, 'library', 'Book', Root>;
type Calls<Creators> = {[Name in keyof Creators]: Call<Creators[Name]>};

export type Proofs = [
  Proven<Unlike<typeof api, Pick<Members<New>, 'reducer' | 'middleware' | 'util' | 'internalActions'>>>,
  Proof<
    [
      // Which of the three it is follows from the endpoint's definition.
      Fits<typeof api.endpoints, Members<New>['endpoints']>,
      Alike<typeof api.injectEndpoints<New>, Members<New>['injectEndpoints']>,
      Alike<typeof api.enhanceEndpoints<'Shelf'>, Members<Tagged>['enhanceEndpoints']>,
      Fits<typeof api.reducer, Functions['reducer']>,
      Alike<typeof api.middleware, Functions['middleware']>,
      Alike<typeof createApiActionSanitizer, Sanitizers['createApiActionSanitizer']>,
      Alike<ApiRootState<Definitions, 'Book', 'library'>, RootStateOfApi<Definitions, 'Book', 'library'>>,
    ]
  >,
  Proven<
    Unlike<Parameters<typeof api.injectEndpoints<New>>[0], InjectOptions<BaseQuery, 'library', 'Book', New>>
  >,
  Proven<Unlike<Parameters<typeof api.enhanceEndpoints<'Shelf'>>[0], EnhanceOptions<Tagged>>>,
  // They are action creators, whose actions also have a fixed `type` and sometimes a `meta`.
  Proof<[Fits<Calls<typeof api.internalActions>, Internal>, Fits<Calls<ListenerActions>, FocusActions>]>,
  Proven<
    Unlike<CombinedState<Record<string, any>, 'Book', 'library'>, State<any, any, any, 'library', 'Book'>>
  >,
  Proven<Unlike<QuerySubState<GetBook>, QueryEntry<Book, string, FetchBaseQueryError>>>,
];
