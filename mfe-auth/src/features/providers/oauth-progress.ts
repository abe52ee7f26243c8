import { rememberRedirect, safeRedirect } from '@site/shared/platform';

const MARKER = 'oauthInProgress';

/**
 * Called before the page leaves for a provider: stores what's needed on return.
 * @param target the redirect target in the address, unchecked
 */
export function startOauth(target: string | null): void {
  if (target) rememberRedirect(new URL(safeRedirect(target), window.location.origin));
  try {
    window.sessionStorage.setItem(MARKER, 'true');
  } catch {
    // Storage is blocked: the sign-in also works without the flag.
  }
}

/** Called when the person has returned from the provider. */
export function finishOauth(): void {
  try {
    window.sessionStorage.removeItem(MARKER);
  } catch {
    // Storage is blocked, so there is no flag either.
  }
}
