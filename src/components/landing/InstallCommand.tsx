import {useState} from 'react';
import styles from './InstallCommand.late.module.css';

type Outcome = 'idle' | 'copied' | 'refused';

const announcements: Record<Outcome, string> = {
  idle: '',
  copied: 'Copied to the clipboard',
  refused: 'Copying is blocked here. Select the command instead.',
};

export default function InstallCommand({command}: {command: string}) {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(command);
      setOutcome('copied');
    } catch {
      // No permission, or a page that is not served securely.
      setOutcome('refused');
    }
    setTimeout(() => setOutcome('idle'), 4000);
  }

  return (
    <div className={styles.install}>
      <div className={styles.box}>
        <pre tabIndex={0} aria-label="Install command">
          <code>{command}</code>
        </pre>
        <button type="button" onClick={() => void copy()} aria-label="Copy the install command">
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p role="status" className={outcome === 'refused' ? styles.status : 'visually-hidden'}>
        {announcements[outcome]}
      </p>
    </div>
  );
}
