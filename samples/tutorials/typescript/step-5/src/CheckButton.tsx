import {useState} from 'react';
import {checkBarrier} from './checkBarrier';
import type {LevelId} from './garageSlice';
import {useAppDispatch} from './hooks';

export function CheckButton({level}: {level: LevelId}) {
  const [isChecking, setIsChecking] = useState(false);
  const [outcome, setOutcome] = useState('');
  const dispatch = useAppDispatch();

  async function check() {
    setIsChecking(true);
    const result = await dispatch(checkBarrier(level));
    setIsChecking(false);

    if (checkBarrier.fulfilled.match(result))
      setOutcome(`Works: ${result.payload.seconds} s`);
    else if (result.payload) setOutcome(`Failed: ${result.payload.reason}`);
    else setOutcome(result.error.message ?? 'Unknown error');
  }

  return (
    <p>
      <button disabled={isChecking} onClick={() => void check()}>
        Check barrier
      </button>{' '}
      <output>{outcome}</output>
    </p>
  );
}
