import type {ShelfOptions} from '..';

export function createShelf<Book>({capacity, labels = true, rows = 3}: ShelfOptions<Book>): void {
  if (capacity < 0) throw new RangeError(`No shelf can hold ${capacity} books in ${rows} rows`);
  if (process.env.NODE_ENV !== 'production' && labels) {
    console.error('The shelf has ' + `labels, so it needs ${rows > 1 ? 'several rows' : 'one row'}.`, capacity);
  }
}
