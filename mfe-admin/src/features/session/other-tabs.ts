import type { Admin } from '@site/shared/contracts/identity';

/** Its change notifies the other tabs, which have the same cookies: who has signed in, or that nobody is any more. */
const CHANGED = 'admin-session-changed';

/** Without storage, the other tabs find out at their next call. */
export function notifyTabs(admin: Admin | null): void {
  try {
    localStorage.setItem(CHANGED, JSON.stringify(admin));
    localStorage.removeItem(CHANGED);
  } catch {}
}

/** Calls the listener when someone signs in or logs out in another tab. A server that renders the page has none. */
export function onOtherTab(listener: (admin: Admin | null) => void): void {
  globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
    if (key === CHANGED && newValue !== null) listener(JSON.parse(newValue));
  });
}
