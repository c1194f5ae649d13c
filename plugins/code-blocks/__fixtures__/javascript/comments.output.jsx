import {brew} from './tea';
import './steam';

// Nothing to declare here.
export function cup(tea) {
  const grams = brew(tea);
  const hot = true; // a boolean
  // Wrong: tea has no color.
  tea.color = 'red';
  return (
    <p>
      {/* checked by nobody */}
      {grams}
      {String(hot)}
    </p>
  );
}

// Types vanish; this sentence stays.
export const kettle = {liters: 1};
