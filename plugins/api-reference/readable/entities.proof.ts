import type {EntityAdapter, EntitySelectors, createEntityAdapter} from '@reduxjs/toolkit';
import type {Interchangeable, Proof, Proven, Unlike} from './alike.proof';
import type {Creators, Options, Selectors} from './entities';
import type {Book, Library} from './witnesses.proof';

declare const ours: Creators;
interface Member {
  id: number;
  name: string;
}

export type Proofs = [
  Proof<
    [Interchangeable<typeof createEntityAdapter<Book, string>, typeof ours.createEntityAdapter<Book, string>>]
  >,
  Proof<[Interchangeable<typeof createEntityAdapter<Member>, typeof ours.createEntityAdapter<Member>>]>,
  Proven<
    Unlike<Partial<Pick<EntityAdapter<Book, string>, 'selectId' | 'sortComparer'>>, Options<Book, string>>
  >,
  Proven<Unlike<EntitySelectors<Book, Library, string>, Selectors<Book, Library, string>>>,
];
