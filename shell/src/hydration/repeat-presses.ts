import { pageHooks } from '@site/shared/contracts/composition';
import { matchingControl } from './matching-control.ts';

type TakePresses = () => HTMLElement[];

const HOOK = Symbol.for(pageHooks.firstPresses);

/** Carries out what was pressed before the page was live, in its order. From here on none are recorded. */
export function repeatPresses(): void {
  const page = globalThis as Record<symbol, TakePresses | undefined>;
  const presses = page[HOOK]?.() ?? [];
  page[HOOK] = () => [];
  for (const pressed of presses) {
    const control = matchingControl(pressed);
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  }
}
