import { MonitorIcon, MoonIcon, SunIcon } from '@site/shared/ui/icons.ts';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import { useId } from 'react';
import { chooseTheme, useTheme } from './theme.ts';
import styles from './theme-switch.module.css';
import { type Theme, themes } from './themes.ts';

const faces: Record<Theme, { label: string; Icon: typeof SunIcon }> = {
  system: { label: 'System theme', Icon: MonitorIcon },
  light: { label: 'Light theme', Icon: SunIcon },
  dark: { label: 'Dark theme', Icon: MoonIcon },
};

/** Three radio buttons: system, light, dark. */
export function ThemeSwitch() {
  const current = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>Theme</VisuallyHidden>
      </legend>
      {themes.map((theme) => {
        const { label, Icon } = faces[theme];
        return (
          <label key={theme} className={styles.option} title={label}>
            <input
              type="radio"
              name={name}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            <VisuallyHidden>{label}</VisuallyHidden>
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
