import Link from '@docusaurus/Link';
import InstallCommand from './InstallCommand';
import LandingSample from './LandingSample';
import styles from './Hero.late.module.css';

export default function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>Redux, with the wiring done</h1>
          <p className={styles.lead}>
            Redux Toolkit is the official package for writing Redux. One call sets up the store, reducers read
            like plain assignments, TypeScript infers the rest, and RTK Query fetches and caches your server’s
            data.
          </p>
          <InstallCommand command="npm install @reduxjs/toolkit react-redux" />
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/tutorials/quick-start">
              Build your first store
            </Link>
            <Link className={styles.second} to="/introduction/getting-started">
              What is in the package
            </Link>
          </div>
        </div>
        <LandingSample />
      </div>
    </section>
  );
}
