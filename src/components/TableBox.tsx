import type {ComponentProps} from 'react';

/** A table wider than the page scrolls in its box; focus lets the arrow keys scroll it. */
export default function TableBox(props: ComponentProps<'table'>) {
  return (
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
