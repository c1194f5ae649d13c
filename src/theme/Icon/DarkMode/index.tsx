// Change: drawn with one line, in a few bytes.
import type {Props} from '@theme/Icon/DarkMode';
import Drawn from '../Drawn';

export default function IconDarkMode(props: Props) {
  return (
    <Drawn {...props}>
      <path d="M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10Z" />
    </Drawn>
  );
}
