import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Entry} from './groups';
import {parseRecent, remember, type Recent} from './recent';

const slot = createStorageSlot('docusaurus.search.recent');

/** The places that the reader went to from here, newest first. A browser that stores nothing forgets them. */
export function useRecent(baseUrl: string) {
  const [list, setList] = useState(() => parseRecent(slot.get(), baseUrl));
  const keep = (next: Recent[]) => {
    setList(next);
    slot.set(JSON.stringify(next));
  };
  return {
    list,
    add: (entry: Entry) => keep(remember(list, entry)),
    save: (url: string) => keep(list.map((item) => (item.url === url ? {...item, isFavorite: true} : item))),
    remove: (url: string) => keep(list.filter((item) => item.url !== url)),
  };
}
