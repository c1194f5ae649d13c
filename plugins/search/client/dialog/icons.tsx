import type {ReactNode} from 'react';

function Icon({path}: {path: string}) {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const SearchIcon = (): ReactNode => (
  <Icon path="M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4 5 5" />
);
export const CrossIcon = (): ReactNode => <Icon path="m5 5 10 10M15 5 5 15" />;
export const StarIcon = (): ReactNode => (
  <Icon path="m10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7Z" />
);
