import {
  combineSlices,
  createSlice,
  type CreateSliceOptions,
  type PayloadAction,
  type ReducerCreators,
  type WithSlice,
  type buildCreateSlice,
} from '@reduxjs/toolkit';
import type {Alike, Interchangeable, Proof, Proven, Unlike} from './alike.proof';
import type {Combined, CombinedMembers, Create, Creators, Members, Options} from './slice';
import type {Book, Library} from './witnesses.proof';

const reducers = {
  added: (state: Library, action: PayloadAction<string>) => void state.books.push(action.payload),
};
const selectors = {selectCount: (state: Library) => state.books.length};
const slice = createSlice({name: 'library', initialState: {books: []} as Library, reducers, selectors});
type Reducers = typeof reducers;
type Selectors = typeof selectors;
type Root = {library: Library};

type OurSlice = Members<
  Library,
  Reducers,
  ReturnType<typeof slice.getSelectors<Library>>,
  Root,
  ReturnType<typeof slice.getSelectors<Root>>,
  typeof slice
>;

declare const create: ReducerCreators<Library>;
declare const ours: Create<Library, Book>;

const shelf = createSlice({name: 'shelf', initialState: {length: 1}, reducers: {}});
const lazy = combineSlices(slice).withLazyLoadedSlices<WithSlice<typeof shelf>>();
declare const ourLazy: CombinedMembers<
  Root,
  Root & {shelf?: {length: number}},
  typeof shelf,
  [from: number],
  string | undefined
>;

export type Proofs = [
  Proof<
    [
      Alike<
        typeof createSlice<Library, Reducers, 'library', Selectors, 'library'>,
        Creators<Library, Reducers, 'library', Selectors, 'library'>['createSlice']
      >,
      Alike<
        typeof buildCreateSlice,
        Creators<Library, Reducers, 'library', Selectors, 'library'>['buildCreateSlice']
      >,
    ]
  >,
  Proven<Unlike<CreateSliceOptions<Library, Reducers>, Options<Library, Reducers>>>,
  Proven<Unlike<typeof slice, Omit<OurSlice, 'getSelectors' | 'injectInto'>>>,
  Proof<[Alike<typeof slice.injectInto<string>, OurSlice['injectInto']>]>,
  Proof<[Interchangeable<typeof slice.getSelectors, OurSlice['getSelectors']>]>,
  Proof<[Alike<typeof create.reducer<Book>, typeof ours.reducer>]>,
  Proven<Unlike<typeof create, Pick<Create<Library, Book>, 'asyncThunk'>>>,
  Proof<
    [
      Alike<ReturnType<typeof lazy.inject<typeof shelf>>, ReturnType<typeof ourLazy.inject>>,
      Alike<
        ReturnType<typeof lazy.withLazyLoadedSlices<WithSlice<typeof shelf>>>,
        ReturnType<typeof ourLazy.withLazyLoadedSlices<WithSlice<typeof shelf>>>
      >,
      Alike<typeof nothingMore, typeof oursNothingMore>,
      Alike<typeof firstBook, typeof ourFirstBook>,
      Alike<typeof combined, typeof ourCombined>,
    ]
  >,
];

// Without type arguments, the default.
const nothingMore = lazy.withLazyLoadedSlices();
const oursNothingMore = ourLazy.withLazyLoadedSlices();

// Calls that both accept, and calls that both refuse.
const firstBook = lazy.selector((state, from: number) => state.library.books.at(from));
const ourFirstBook = ourLazy.selector((state, from: number) => state.library.books.at(from));
// @ts-expect-error There is no slice of that name.
lazy.selector((state) => state.attic);
// @ts-expect-error
ourLazy.selector((state) => state.attic);

declare const ourCombine: Combined<Root>;
const combined = combineSlices(slice);
const ourCombined = ourCombine.combineSlices(slice);
// @ts-expect-error A reducer alone has no name.
combineSlices(slice.reducer);
// @ts-expect-error
ourCombine.combineSlices(slice.reducer);

const named = (title: string) => ({payload: {isbn: title, title}});
const bare = (title: string) => title;
create.preparedReducer(named, (state, action) => void state.books.push(action.payload.title));
ours.preparedReducer(named, (state, action) => void state.books.push(action.payload.title));
// @ts-expect-error The prepare callback returns an object with a payload.
create.preparedReducer(bare, () => {});
// @ts-expect-error
ours.preparedReducer(bare, () => {});
