import clsx from 'clsx';
import styles from './InstallCommand.late.module.css';

/** Texts that a script changes, so that React must leave them alone. */
const COPY = {__html: 'Copy'};
const NOTHING = {__html: ''};

/** `src/client/copyInstall.ts` does the copying, also before React has started. */
export default function InstallCommand({command}: {command: string}) {
  return (
    <div className={styles.install} data-plain>
      <div className={styles.box}>
        <pre tabIndex={0} aria-label="Install command">
          <code>{command}</code>
        </pre>
        <button
          type="button"
          className="install-copy"
          aria-label="Copy the install command"
          suppressHydrationWarning
          dangerouslySetInnerHTML={COPY}
        />
      </div>
      <p
        role="status"
        className={clsx(styles.status, 'visually-hidden')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    </div>
  );
}
