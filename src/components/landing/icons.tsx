import type {ReactNode} from 'react';

/** Line drawings in one weight, in the color of the text around them. */
function Icon({children}: {children: ReactNode}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

export const Sprout = () => (
  <Icon>
    <path d="M12 21v-9" />
    <path d="M12 12c0-4-3-6.5-8-6.5 0 4.5 3 7 8 6.500Z" />
    <path d="M12 14.500c0-3.5 2.8-5.5 8-5.5 0 4-3 6-8 5.500Z" />
    <path d="M7.5 21h9" />
  </Icon>
);

export const Arrows = () => (
  <Icon>
    <path d="M4 8h14" />
    <path d="m14.5 4.5 3.5 3.5-3.5 3.5" />
    <path d="M20 16H6" />
    <path d="M9.5 12.5 6 16l3.5 3.5" />
  </Icon>
);

export const Download = () => (
  <Icon>
    <path d="M7 17.500a4.5 4.5 0 0 1-.5-8.97 6 6 0 0 1 11.5 1.570A3.75 3.75 0 0 1 17.5 17.5" />
    <path d="M12 11.500V20.5" />
    <path d="m9 17.5 3 3 3-3" />
  </Icon>
);

export const Book = () => (
  <Icon>
    <path d="M5 4.500h11.500a2.5 2.5 0 0 1 2.5 2.500v13H7.500A2.5 2.5 0 0 1 5 17.500Z" />
    <path d="M5 17.500A2.5 2.5 0 0 1 7.5 15H19" />
    <path d="m10.5 7.5-1.75 2.25 1.75 2.25" />
    <path d="m13.5 7.5 1.75 2.25-1.75 2.25" />
  </Icon>
);
