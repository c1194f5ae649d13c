import type {ComponentProps} from 'react';

/** An icon drawn with one line. Filled outlines are ten times as long, and every page has them in its HTML. */
export default function Drawn(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
