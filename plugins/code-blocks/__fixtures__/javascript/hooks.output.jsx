import {useDispatch, useSelector} from 'react-redux';
import {createContext, useState} from 'react';

export const useAppDispatch = useDispatch.withTypes();
export const useAppSelector = useSelector;

export const Context = createContext(null);

/** Generic components keep their JSX. */
export function List({items, render}) {
  const [selected, setSelected] = useState(undefined);
  const byId = new Map(items.map((item) => [item.id, item]));

  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} onClick={() => setSelected(item.id)}>
          Don't {render(byId.get(item.id))}
        </li>
      ))}
      {selected}
    </ul>
  );
}
