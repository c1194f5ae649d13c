import Link from '@docusaurus/Link';
import {Arrows, Book, Download, Sprout} from './icons';
import styles from './Readers.late.module.css';

const readers = [
  {
    Icon: Sprout,
    title: 'New to Redux',
    text: 'Build a small app step by step, from an empty project to a working store.',
    to: '/tutorials/quick-start',
    goal: 'Quick start',
  },
  {
    Icon: Arrows,
    title: 'Coming from hand-written Redux',
    text: 'See what replaces switch statements, action constants and store wiring, and move one reducer at a time.',
    to: '/usage/usage-guide',
    goal: 'Usage guide',
  },
  {
    Icon: Download,
    title: 'Here to fetch data',
    text: 'Describe your endpoints once and get hooks with loading states, caching and refetching.',
    to: '/tutorials/rtk-query',
    goal: 'RTK Query tutorial',
  },
  {
    Icon: Book,
    title: 'Looking up an API',
    text: 'Every export with its options, defaults, types and exact error messages.',
    to: '/api/configureStore',
    goal: 'API reference',
  },
];

export default function Readers() {
  return (
    <section className={styles.section} aria-labelledby="readers">
      <h2 id="readers">Where do you start?</h2>
      <ul className={styles.cards}>
        {readers.map(({Icon, title, text, to, goal}) => (
          <li key={to} className={styles.card}>
            <Icon />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{goal}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
