// Change: drawn with one line, in a few bytes.
import type {Props} from '@theme/Icon/Language';
import Drawn from '../Drawn';

export default function IconLanguage(props: Props) {
  return (
    <Drawn width={20} height={20} aria-hidden {...props}>
      <path d="M3 5h10M8 3v2M11 5c-1 4-4 7-8 9M5 8c2 3 4 4 7 6M11 21l5-11 5 11M13 17h6" />
    </Drawn>
  );
}
