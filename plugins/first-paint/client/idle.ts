/** What only saves work is done while nothing else is to do, and not in browsers that cannot tell. */
export const canBeIdle = (): boolean => 'requestIdleCallback' in window;

export const idle = () => new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));

export const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  });
