import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A fragment that can be decoded: `#%E0%A4%A`, which cannot, becomes `#%25E0%25A4%25A`. */
export function repairedFragment(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * Docusaurus decodes the fragment of each address after the first, and the whole page crashes where that fails. Client
 * modules run before the router listens, so it gets the repaired address.
 */
if (ExecutionEnvironment.canUseDOM)
  window.addEventListener('popstate', () => {
    const hash = repairedFragment(window.location.hash);
    if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
  });
