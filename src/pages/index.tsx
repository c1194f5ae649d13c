import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import DataFlow from '@site/src/components/landing/DataFlow';
import Hero from '@site/src/components/landing/Hero';
import Parts from '@site/src/components/landing/Parts';
import Readers from '@site/src/components/landing/Readers';

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Redux Toolkit is the official package for writing Redux logic: a store in one call, typed reducers without boilerplate, and RTK Query for fetching and caching data."
    >
      <Head>
        {/* The navigation is aligned at its end: painted before all of it has arrived, it would move. */}
        <link rel="expect" href="#readers" blocking="render" />
      </Head>
      <main>
        <Hero />
        <Readers />
        <Parts />
        <DataFlow />
      </main>
    </Layout>
  );
}
