import { records } from '@site/shared/platform';

/** Its change notifies other tabs: the id of a person who has just logged out. */
const LOGGED_OUT = 'logged-out';

/** Removes what this browser holds of a person, here and in other tabs. All of it contains its owner's id. */
export function forgetPerson(id: string): void {
  for (const { kind, key } of records.list(({ owner }) => owner === id))
    records.remove(kind, key, id);
  quietly(() => {
    dropItemsOf(id);
    localStorage.setItem(LOGGED_OUT, id);
    localStorage.removeItem(LOGGED_OUT);
  });
}

/** Tabs have storage of their own as well. One with unsaved text prompts for a login and stays as it is. */
export function forgetWithOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LOGGED_OUT || !newValue || document.querySelector('[data-unsaved]')) return;
    quietly(() => dropItemsOf(newValue));
  });
}

function dropItemsOf(id: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const [key, value] of Object.entries<string>({ ...storage })) {
      if (key.includes(id) || value.includes(id)) storage.removeItem(key);
    }
  }
}

/** If storage is blocked, it holds nothing. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}
