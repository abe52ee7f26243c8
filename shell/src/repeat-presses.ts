import { pageHooks } from '@site/shared/contracts';

type TakePresses = () => HTMLElement[];

/** Carries out what was pressed before the page was live, in its order. */
export function repeatPresses(): void {
  const take = (globalThis as Record<symbol, unknown>)[Symbol.for(pageHooks.firstPresses)];
  if (typeof take !== 'function') return;
  for (const control of (take as TakePresses)()) {
    if (!control.isConnected) continue;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
