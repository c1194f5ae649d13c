import {type ReactNode} from 'react';
import {type Tea, brew} from './tea';
export {type Tea} from './tea';
import './steam';

// ts: The return type is what breaks the circle.
// js: Nothing to declare here.
export function cup(tea: Tea): ReactNode {
  const grams = brew(tea); // ts: a number
  const hot = true; // js: a boolean
  // Wrong: tea has no color.
  // @ts-expect-error -- no such property
  tea.color = 'red';
  return (
    <p>
      {/* ts: checked by the compiler */}
      {/* js: checked by nobody */}
      {grams}
      {String(hot)}
    </p>
  );
}

// js: Types vanish; this sentence stays.
type Kettle = {liters: number};

/** ts: Only for the compiler. */
export const kettle: Kettle = {liters: 1};
