import type {EntityAdapter, EntityId, EntityState, IdSelector, Comparer} from '@reduxjs/toolkit';

export interface Creators {
  /** @of createEntityAdapter */
  createEntityAdapter: {
    /** Entities that have an `id`. */
    <Entity extends {id: EntityId}>(options?: {
      sortComparer?: false | Comparer<Entity>;
    }): EntityAdapter<Entity, Entity['id']>;
    /** Entities whose id stands elsewhere. */
    <Entity, Id extends EntityId>(options: {
      selectId: IdSelector<Entity, Id>;
      sortComparer?: false | Comparer<Entity>;
    }): EntityAdapter<Entity, Id>;
  };
}

/** @of EntityAdapterOptions */
export interface Options<Entity, Id extends EntityId> {
  selectId?: IdSelector<Entity, Id>;
  sortComparer?: false | Comparer<Entity>;
}

/** @of EntitySelectors */
export interface Selectors<Entity, State, Id extends EntityId> {
  selectIds: (state: State) => Id[];
  selectEntities: (state: State) => Record<Id, Entity>;
  selectAll: (state: State) => Entity[];
  selectTotal: (state: State) => number;
  selectById: (state: State, id: Id) => Entity | undefined;
  selectByIds: (state: State, ids: readonly Id[]) => Entity[];
}
