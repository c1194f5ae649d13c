import {useDispatch, useSelector} from 'react-redux';
import {approveProof} from './approveProof';
import type {AppDispatch, RootState} from './store';

export function ApproveButton({file}: {file: string}) {
  const dispatch = useDispatch<AppDispatch>();
  const approval = useSelector(
    (state: RootState) => state.approval.byFile[file],
  );

  return (
    <section>
      <button
        disabled={approval?.status === 'sending'}
        onClick={() => void dispatch(approveProof(file))}
      >
        Approve {file}
      </button>
      {approval?.status === 'approved' && <p>Ready to print.</p>}
      {approval?.problem && <p role="alert">{approval.problem}</p>}
      {approval?.defects.map(({page, problem}) => (
        <p key={`${page}: ${problem}`}>
          Page {page}: {problem}
        </p>
      ))}
    </section>
  );
}
