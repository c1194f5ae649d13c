export interface ShelfOptions<Book> {
  capacity: number;
  compare?: (a: Book, b: Book) => number;
  labels?: boolean;
  color?: string;
  /** @deprecated */
  rows?: number;
}

export interface Shelf<Book> {
  books: readonly Book[];
  add: {(book: Book): void; (books: Book[]): void};
  [position: number]: Book;
}

export type Loan = {status: 'open'; due: string} | {status: 'returned'; due?: never; fine: number};

export type Query = {loading: true; data?: undefined} | {loading: false; data: string};

export declare function createShelf<Book extends {title: string}, Position extends number = number, Label extends string = string>(
  options: ShelfOptions<Book>,
  ...more: [label: Label, positions: Position[]]
): Shelf<Book>;

export declare class ShelfError {
  constructor(code: string);
}

export declare const shelfToken: unique symbol;
