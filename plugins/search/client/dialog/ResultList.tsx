import {useEffect, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Answered from '../Answered';
import Marked from '../Marked';
import type {Entry, Group} from './groups';

interface Props {
  id: string;
  groups: Group[];
  /** Which entry the keyboard is at, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  onVisit: (entry: Entry, event: MouseEvent) => void;
}

export const entryId = (list: string, index: number) => `${list}-${index}`;

/** The list of the combobox: its entries are links, and the focus stays in the field. */
export default function ResultList({id, groups, active, onActive, onVisit}: Props): ReactNode {
  useEffect(() => {
    document.getElementById(entryId(id, active))?.scrollIntoView({block: 'nearest'});
  }, [id, active]);

  let index = 0;
  return (
    <div role="listbox" id={id} aria-label="Results">
      {groups.map(({title, entries}, at) => (
        <div key={title} role="group" aria-labelledby={`${id}-title-${at}`}>
          <div id={`${id}-title-${at}`} className="search-group" role="presentation">
            {title}
          </div>
          {entries.map((entry) => {
            const own = index++;
            return (
              <Link
                key={entry.url}
                to={entry.url}
                role="option"
                id={entryId(id, own)}
                className="search-entry"
                aria-selected={own === active}
                tabIndex={-1}
                onPointerMove={() => onActive(own)}
                onClick={(event: MouseEvent) => onVisit(entry, event)}
              >
                <span className="search-heading">
                  <Marked text={entry.heading} />
                  {entry.since && <small> since {entry.since}</small>}
                </span>
                {entry.question && <Answered question={entry.question} />}
                {entry.snippet && (
                  <span className="search-snippet">
                    <Marked text={entry.snippet} />
                  </span>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
