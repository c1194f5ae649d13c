import type * as ChosenVersion from './chosenVersion';

/**
 * A reader may name the version they have; what came later is then marked. Only this much is loaded for everybody else:
 * the rest comes when a version is stored, or when the button in the footer is pressed.
 */
export const STORAGE_KEY = 'docusaurus.tab.version';

type Chosen = Pick<typeof ChosenVersion, 'choose' | 'show'>;

function load(then: (module: Chosen) => void): void {
  import('./chosenVersion')
    .then(then)
    .catch((error: unknown) => console.warn('The choice of a version did not load.', error));
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // A browser that stores nothing.
  }
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('.my-version');
    if (button) load(({choose}) => choose(button.value));
  });

export function onRouteDidUpdate(): void {
  const version = stored();
  if (version) load(({show}) => show(version));
}
