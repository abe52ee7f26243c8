import { MonitorIcon, MoonIcon, SunIcon } from '@site/shared/ui/icons.ts';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import { useId, useSyncExternalStore } from 'react';
import { currentTheme } from './current-theme.ts';
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

const YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/**
 * Applies the theme at once and stores it in the cookie `theme`; 'system' removes both attribute and
 * cookie.
 */
export function chooseTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const its = color.dataset.themeColor;
    color.media =
      theme === 'system' ? `(prefers-color-scheme: ${its})` : theme === its ? 'all' : 'not all';
  }
  const age = theme === 'system' ? 0 : YEAR_S;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current theme; all switches on the page agree. */
const useTheme = () => useSyncExternalStore(subscribe, currentTheme, currentTheme);
