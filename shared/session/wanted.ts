import { type Place, rememberRedirect, written } from './redirect.ts';
import { sessionStore } from './session-store.ts';

const KEY = 'before-login';

/** What a visitor wanted to do that needs an account. */
export interface Wanted<Meta = unknown> {
  /** What it is, such as 'like'. The page on which it was wanted carries it out. */
  kind: string;
  /** Completes 'Log in to', such as 'save your progress on Two Sum'. */
  purpose: string;
  /** What that page needs in order to do it. Kept as JSON. */
  meta: Meta;
}

/** A place that somebody left to log in. It outlives the way to a provider and back, and ends with the tab. */
interface Left {
  place: string;
  /** How far the page was scrolled, in pixels. */
  scroll: number;
  wanted?: Wanted | undefined;
  /** Who has logged in since; until then nothing may be taken. */
  person?: string;
}

/**
 * Called when a visitor leaves a page to log in: afterwards they are led back, find the page as far down as it
 * was, and what they wanted is done.
 */
export function leaveToLogIn(place: Place, wanted?: Wanted): void {
  rememberRedirect(place);
  write({ place: written(place), scroll: Math.round(window.scrollY), wanted });
}

/** What is wanted of a login that leads to this place; null if nothing is. */
export const wantedAt = (place: string): Wanted | null => {
  const left = read();
  return left?.place === place ? (left.wanted ?? null) : null;
};

/**
 * Called when somebody has logged in and is led to this place. What was wanted elsewhere is forgotten.
 * @returns whether the page is going to be scrolled to where it was
 */
export function comeBack(place: string): boolean {
  const left = read();
  const person = sessionStore.getState().user?.id;
  if (left?.place === place && person) {
    write({ ...left, person });
    return left.scroll > 0;
  }
  write(null);
  return false;
}

/** What the person who has just come back wanted of this kind, to be done now; it is told once. */
export function takeWanted(kind: string, pathname: string): Wanted | null {
  const left = leftBy(pathname);
  if (!left || left.wanted?.kind !== kind) return null;
  write({ ...left, wanted: undefined });
  return left.wanted;
}

/** How far down the page was that the person has just come back to; it is told once, and else 0. */
export function takeScroll(pathname: string): number {
  const left = leftBy(pathname);
  if (left) write({ ...left, scroll: 0 });
  return left?.scroll ?? 0;
}

/** What the person who is signed in now left on this page, if they have come back to it since. */
function leftBy(pathname: string): Left | null {
  const left = read();
  const person = sessionStore.getState().user?.id;
  return left && person && left.person === person && isOn(pathname, left.place) ? left : null;
}

const isOn = (pathname: string, place: string) => place.split(/[?#]/, 1)[0] === pathname;

function read(): Left | null {
  try {
    const left = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return typeof left?.place === 'string' ? left : null;
  } catch {
    return null;
  }
}

function write(left: Left | null): void {
  try {
    if (left && (left.scroll > 0 || left.wanted)) {
      window.sessionStorage.setItem(KEY, JSON.stringify(left));
    } else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the person comes back all the same, and asks again.
  }
}
