import {useState} from 'react';
import {Provider} from 'react-redux';
import {FilmCard} from './FilmCard';
import {FilmList} from './FilmList';
import {makeStore} from './store';

const store = makeStore();

export function App() {
  const [id, setId] = useState<string>();
  return (
    <Provider store={store}>
      <FilmList onPick={setId} />
      {id && <FilmCard id={id} />}
    </Provider>
  );
}
