// New: the index by symptom and by message, for pages where readers arrive without knowing one.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {symptomLists} from './data';

export default function Symptoms({className}: {className?: string}): ReactNode {
  return symptomLists.map(({title, links}) => (
    <section key={title} className={className}>
      <h2>{title}</h2>
      <ul>
        {links.map(({url, title: text}) => (
          <li key={text}>
            <Link to={url}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
