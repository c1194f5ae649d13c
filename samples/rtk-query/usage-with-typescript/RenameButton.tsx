import {useState} from 'react';
import {useRenamePetMutation} from './clinicApi';
import {isFetchBaseQueryError} from './isFetchBaseQueryError';

export function RenameButton({id, name}: {id: number; name: string}) {
  const [renamePet, {isLoading}] = useRenamePetMutation();
  const [problem, setProblem] = useState('');

  async function rename() {
    setProblem('');
    try {
      await renamePet({id, name}).unwrap();
    } catch (error) {
      // ts: `error` is unknown until the guard has checked it.
      const reason = isFetchBaseQueryError(error)
        ? error.status
        : 'unexpected error';
      setProblem(`Not renamed to ${name}: ${reason}`);
    }
  }

  return (
    <>
      <button disabled={isLoading} onClick={rename}>
        Rename to {name}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
