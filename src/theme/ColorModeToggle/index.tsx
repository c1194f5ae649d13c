// Change: one click always switches the visible mode. The stock toggle cycles system, light and dark once the system's
// preference is respected, so that a first click could change nothing. It also works before React has started.
import {useColorMode} from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import {labelOf, other, titleOf, TOGGLE} from '@site/src/client/colorMode';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function ColorModeToggle({className, buttonClassName, onChange}: Props) {
  // The visible mode, not the choice: without a choice the system decides.
  const {colorMode} = useColorMode();
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', TOGGLE, styles.button, buttonClassName)}
        onClick={() => onChange(other(colorMode))}
        title={titleOf(colorMode)}
        aria-label={labelOf(colorMode)}
      >
        {/* Both are rendered; CSS shows one by `data-theme`, which is correct before React has started. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
