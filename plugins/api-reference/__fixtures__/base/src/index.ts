import type {ShelfOptions} from '..';

export function createShelf<Book>({capacity, labels = true, rows = 3}: ShelfOptions<Book>): void {
  if (capacity < 0) throw new RangeError(`A shelf cannot hold ${capacity} books in ${rows} rows`);
  if (process.env.NODE_ENV !== 'production' && rows < 1) throw new RangeError('A shelf without rows');
  if (process.env.NODE_ENV !== 'production' && labels) {
    console.warn('The shelf has ' + `labels, so it needs ${rows > 1 ? 'several rows' : 'one row'}.`, capacity);
  }
  if (rows > 99) throw new RangeError('The shelf will fall over');
  if (typeof process !== 'undefined' && process.env.NODE_ENV === 'development') {
    if (rows > 9) console.warn('The shelf will fall over');
  }
}
