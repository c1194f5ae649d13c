/** Collects items, and hands them on together after a short while. */
export function inBatches<Item>(
  handle: (items: Item[]) => void,
  milliseconds = 50,
) {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    add(item: Item) {
      items.push(item);
      timer ??= setTimeout(() => {
        const batch = items;
        items = [];
        timer = undefined;
        handle(batch);
      }, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
