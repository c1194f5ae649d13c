import {useDispatch, useSelector, type TypedUseSelectorHook} from 'react-redux';
import {createContext, useState, type ReactNode} from 'react';
import type {AppDispatch, RootState} from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector: TypedUseSelectorHook<RootState> = useSelector;

export const Context = createContext<RootState | null>(null);

interface Props<T extends {id: string}> {
  items: T[];
  render: (item: T) => ReactNode;
}

/** Generic components keep their JSX. */
export function List<T extends {id: string}>({items, render}: Props<T>) {
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const byId = new Map<string, T>(items.map((item) => [item.id, item] as const));

  return (
    <ul>
      {/* @ts-expect-error not an attribute */}
      {items.map((item) => (
        <li key={item.id} onClick={() => setSelected(item.id as string)}>
          Don't {render(byId.get(item.id)!)}
        </li>
      ))}
      {selected}
    </ul>
  );
}
