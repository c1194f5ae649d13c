import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CrossIcon, StarIcon} from './icons';
import type {Recent} from './recent';

interface Props {
  list: Recent[];
  onSave: (url: string) => void;
  onRemove: (url: string) => void;
  onVisit: (place: Recent, event: MouseEvent) => void;
}

/** What the window shows before anything is typed. */
export default function RecentPlaces({list, ...actions}: Props): ReactNode {
  if (list.length === 0) return <p className="search-empty">No recent searches</p>;
  return (
    <>
      <Places title="Recent" list={list.filter(({isFavorite}) => !isFavorite)} {...actions} />
      <Places title="Favorite" list={list.filter(({isFavorite}) => isFavorite)} {...actions} />
    </>
  );
}

function Places({title, list, onSave, onRemove, onVisit}: Props & {title: string}) {
  if (list.length === 0) return null;
  return (
    <section className="search-recent" aria-label={title}>
      <h2 className="search-group">{title}</h2>
      <ul>
        {list.map((place) => (
          <li key={place.url} className="search-entry">
            <Link to={place.url} onClick={(event: MouseEvent) => onVisit(place, event)}>
              <span className="search-heading">{place.heading}</span>
              {place.heading !== place.page && <span className="search-snippet">{place.page}</span>}
            </Link>
            {!place.isFavorite && (
              <button type="button" title="Save this search" onClick={() => onSave(place.url)}>
                <StarIcon />
              </button>
            )}
            <button
              type="button"
              title={`Remove this search from ${place.isFavorite ? 'favorites' : 'history'}`}
              onClick={() => onRemove(place.url)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
