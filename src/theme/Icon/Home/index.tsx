// Change: drawn with one line, in a few bytes.
import type {Props} from '@theme/Icon/Home';
import Drawn from '../Drawn';

export default function IconHome(props: Props) {
  return (
    <Drawn {...props}>
      <path d="M3 11 12 3l9 8M5 10v10h14V10" />
    </Drawn>
  );
}
