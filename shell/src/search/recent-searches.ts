const KEY = 'recent-searches';
const MOST = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Recent searches on this device, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** If storage is blocked, there are simply none next time. */
function save(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {}
}

export const rememberSearch = (text: string): void =>
  save([text, ...recentSearches().filter((known) => known !== text)].slice(0, MOST));

export const forgetSearches = (): void => save([]);
