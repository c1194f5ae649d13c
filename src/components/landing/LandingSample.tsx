import Sample from '@site/src/pages/_sample.mdx';
import styles from './LandingSample.late.module.css';

/** A whole program and what it prints: both come from `samples/landing`, where a test runs the program and records its output. Run shows its actions first. */
export default function LandingSample() {
  return (
    <div className={styles.sample} data-run-first="Actions">
      <Sample />
      <p className={styles.note}>Every sample on this site is compiled and run by its tests.</p>
    </div>
  );
}
