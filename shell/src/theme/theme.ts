import { useSyncExternalStore } from 'react';
import { currentTheme } from './current-theme.ts';
import type { Theme } from './themes.ts';

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
export const useTheme = () => useSyncExternalStore(subscribe, currentTheme, currentTheme);
