// Change: one click always switches the visible mode. The stock toggle cycles system, light and dark once the system's
// preference is respected, so that a first click could change nothing.
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function ColorModeToggle({className, buttonClassName, onChange}: Props) {
  const isBrowser = useIsBrowser();
  // The visible mode, not the choice: without a choice the system decides.
  const {colorMode} = useColorMode();
  const next = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!isBrowser}
        onClick={() => onChange(next)}
        title={`${colorMode} mode`}
        aria-label={`Switch between dark and light mode (currently ${colorMode} mode)`}
      >
        {/* Both are rendered; CSS shows one by `data-theme`, which is correct before React has started. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
