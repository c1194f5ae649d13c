import {useEffect, useState} from 'react';
import {useDispatch} from 'react-redux';
import {windowOpened} from './heatingSlice';
import {addAppListener} from './listenerMiddleware';
import type {AppDispatch} from './store';

export function WindowAlarm() {
  const dispatch = useDispatch<AppDispatch>();
  const [openings, setOpenings] = useState(0);

  useEffect(
    // Dispatching returns the function that removes the listener,
    // which is what an effect returns to React.
    () =>
      dispatch(
        addAppListener({
          actionCreator: windowOpened,
          effect: () => setOpenings((count) => count + 1),
        }),
      ),
    [dispatch],
  );

  return <p>Opened {openings} times</p>;
}
