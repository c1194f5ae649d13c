import {Fragment} from 'react';

/** What is printed of a value, by the classes that code has on the pages: strings, numbers, constants, keys. */
const TOKEN =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(\b\d[\d.]*\b)|(\b(?:true|false|null|undefined)\b)|(\b[\w$]+(?=:))/g;
const CLASSES = ['s', 'n', 'k', 'p'];

/** A value as the console prints it. */
export default function Value({text}: {text: string}) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    parts.push(text.slice(end, match.index));
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    parts.push(<span className={CLASSES[kind]}>{match[0]}</span>);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return (
    <pre className="run-value">
      {parts.map((part, at) => (
        <Fragment key={at}>{part}</Fragment>
      ))}
    </pre>
  );
}
