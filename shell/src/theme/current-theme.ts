import { type Theme, themes } from './themes.ts';

const isTheme = (value: string | undefined): value is Theme =>
  themes.some((theme) => theme === value);

/** The theme of the page: the server sets the attribute from the cookie, so that nothing flashes. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}
