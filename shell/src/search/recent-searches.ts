const KEY = 'recent-searches';
const MOST = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Recent searches on this device, latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** If storage is blocked, there are simply none next time. */
function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {}
}

export const rememberSearch = (text: string): void =>
  keep([text, ...recentSearches().filter((known) => known !== text)].slice(0, MOST));

export const forgetSearches = (): void => keep([]);
