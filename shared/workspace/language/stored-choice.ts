import { useSyncExternalStore } from 'react';

/**
 * A choice that this device stores, the first one until another is made. Documents are rendered with the first.
 * @returns a hook that reads it and changes it
 */
export function createStoredChoice<T extends string>(key: string, choices: readonly [T, ...T[]]) {
  const [first] = choices;
  let chosen: T = first;
  const listeners = new Set<() => void>();

  function read(): T {
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? first;
    } catch {
      // If storage is blocked, the choice lasts as long as this page.
      return chosen;
    }
  }

  function choose(choice: T): void {
    chosen = choice;
    try {
      localStorage.setItem(key, choice);
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

  return (): [T, (choice: T) => void] => [
    useSyncExternalStore(subscribe, read, () => first),
    choose,
  ];
}
