// Change: drawn with one line, in a few bytes.
import type {Props} from '@theme/Icon/LightMode';
import Drawn from '../Drawn';

export default function IconLightMode(props: Props) {
  return (
    <Drawn {...props}>
      <path d="M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M5.6 18.4l.7-.7M17.7 6.3l.7-.7" />
    </Drawn>
  );
}
