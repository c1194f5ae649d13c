export interface Functions<Book> {
  /** @of createShelf */
  createShelf: (options: ShelfOptions<Book>) => Shelf<Book>;
}

/** @of ShelfOptions */
export interface Options<Book> {
  compare?: (one: Book, other: Book, reversed: {rows: boolean; boards: boolean}) => number;
}

/** @of Loan */
export interface LoanMembers {
  due: string;
  returned: boolean;
}
