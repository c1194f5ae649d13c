import Link from '@docusaurus/Link';
import styles from './Parts.late.module.css';

const parts = [
  {
    name: 'configureStore',
    to: '/api/configureStore',
    text: 'A store with thunks, DevTools and development checks for accidental mutation, from one options object.',
  },
  {
    name: 'createSlice',
    to: '/api/createSlice',
    text: 'State, reducers and action creators from one description. You write changes; Immer keeps them immutable.',
  },
  {
    name: 'createEntityAdapter',
    to: '/api/createEntityAdapter',
    text: 'Normalized collections with ready-made reducers and memoized selectors.',
  },
  {
    name: 'createListenerMiddleware',
    to: '/api/createListenerMiddleware',
    text: 'Side effects that wait for actions or state, with cancellation, written as async functions.',
  },
  {
    name: 'createApi',
    to: '/rtk-query/api/createApi',
    text: 'RTK Query: endpoints in, a cache and typed React hooks out. Requests for the same data are shared.',
  },
];

export default function Parts() {
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts">What is inside</h2>
      <dl className={styles.parts}>
        {parts.map(({name, to, text}) => (
          <div key={name} className={styles.part}>
            <dt>
              <Link to={to}>
                <code>{name}</code>
              </Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
