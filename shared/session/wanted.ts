import { type Place, rememberRedirect, written } from './redirect.ts';
import { sessionStore } from './session-store.ts';

const KEY = 'before-login';

/** An action that needs an account, and waits for a visitor to log in. */
export interface Wanted<Meta = unknown> {
  /** What it is, such as 'like'. The page on which it began carries it out. */
  kind: string;
  /** Completes 'Log in to', such as 'save your progress on Two Sum'. */
  purpose: string;
  /** What that page needs in order to do it. Stored as JSON. */
  meta: Meta;
}

/** A location that a visitor left to log in. It outlives the way to a provider and back, and ends with the tab. */
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
 * was, and the pending action is carried out.
 */
export function leaveToLogIn(place: Place, wanted?: Wanted): void {
  rememberRedirect(place);
  write({ place: written(place), scroll: Math.round(window.scrollY), wanted });
}

/** The action that waits for a login that leads to this location; null if there is none. */
export const wantedAt = (place: string): Wanted | null => {
  const left = read();
  return left?.place === place ? (left.wanted ?? null) : null;
};

/**
 * Called when a person has logged in and is led to this location. Actions pending elsewhere are forgotten.
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

/** The pending action of this kind of the person who has just come back, to be carried out now. Returned once. */
export function takeWanted(kind: string, pathname: string): Wanted | null {
  const left = leftBy(pathname);
  if (!left || left.wanted?.kind !== kind) return null;
  write({ ...left, wanted: undefined });
  return left.wanted;
}

/** The scroll position of the page that the person has just come back to. Returned once; 0 from then on. */
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
    // Storage is blocked: the person comes back all the same, and tries again.
  }
}
