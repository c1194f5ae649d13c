import {useState} from 'react';

// #region shelf
export function Shelf({books}: {books: string[]}) {
  const [open, setOpen] = useState(false);

  return (
    <section>
      {/* #region button */}
      <button onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
      {/* #endregion button */}
      {open && books.join(', ')}
    </section>
  );
}
// #endregion
