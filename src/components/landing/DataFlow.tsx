import Figure from '@site/src/components/Figure';
import styles from './DataFlow.late.module.css';

export default function DataFlow() {
  return (
    <section className={styles.section} aria-labelledby="data-flow">
      <h2 id="data-flow">How the data moves</h2>
      <Figure
        src="/img/diagrams/landing/data-flow.svg"
        alt="The one-way cycle of Redux"
        width="540"
        height="280"
      >
        A component dispatches an action that says what happened. Middleware may react to it, for example by
        fetching. The reducer works out the next state, the store keeps it, and selectors hand components the
        part they show.
      </Figure>
    </section>
  );
}
