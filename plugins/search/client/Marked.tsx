import {splitMarks} from '../engine/marks';

/** Text with its matches marked. React escapes what it shows, so nothing from an index becomes markup. */
export default function Marked({text}: {text: string}) {
  return splitMarks(text).map(({text: piece, isMatch}, at) =>
    isMatch ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}
