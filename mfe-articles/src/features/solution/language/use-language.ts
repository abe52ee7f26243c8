import type { SolutionLanguage } from '@site/shared/contracts';
import { useSyncExternalStore } from 'react';

const KEY = 'dsa-language';

let chosen: SolutionLanguage | null = null;
const listeners = new Set<() => void>();

function read(): SolutionLanguage {
  try {
    return localStorage.getItem(KEY) === 'javascript' ? 'javascript' : 'python';
  } catch {
    // If storage is blocked, the choice lasts as long as this page.
    return chosen ?? 'python';
  }
}

function choose(language: SolutionLanguage): void {
  chosen = language;
  try {
    localStorage.setItem(KEY, language);
  } catch (error) {
    console.warn('The language lasts only as long as this page.', error);
  }
  for (const listener of listeners) listener();
}

/** Also follows what is chosen in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The language in which a person solves problems on this device. Documents are rendered with Python. */
export function useLanguage(): [SolutionLanguage, (language: SolutionLanguage) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'python'), choose];
}
