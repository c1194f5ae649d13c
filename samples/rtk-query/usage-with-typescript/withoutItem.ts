import {clinicApi} from './clinicApi';

interface Item {
  id: number;
}

/** Removes an item from a cached list, of whichever endpoint. */
function withoutItem<Result>(
  id: number,
  update: (recipe: (items: Item[]) => void) => Result,
): Result {
  return update((items) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) items.splice(index, 1);
  });
}

// The caller names the endpoint and its argument.
// ts: Both are checked, and so is the type of the list.
export const hidePet = (id: number) =>
  withoutItem(id, (recipe) =>
    clinicApi.util.updateQueryData('getPets', undefined, recipe),
  );
