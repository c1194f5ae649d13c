import {useState} from 'react';
import {useRenamePetMutation} from './clinicApi';
import {isFetchBaseQueryError} from './isFetchBaseQueryError';

export function RenameButton({id, name}: {id: number; name: string}) {
  const [renamePet] = useRenamePetMutation();
  const [problem, setProblem] = useState('');

  async function rename() {
    try {
      await renamePet({id, name}).unwrap();
    } catch (error) {
      if (!isFetchBaseQueryError(error)) throw error;
      setProblem(`Not renamed: ${error.status}`);
    }
  }

  return <button onClick={rename}>{problem || `Rename to ${name}`}</button>;
}
