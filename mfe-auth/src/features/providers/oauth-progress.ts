import { rememberRedirect, safeRedirect } from '@site/shared/platform';

const MARKER = 'oauthInProgress';

/**
 * Called before the page leaves for a provider: stores what is needed on return.
 * @param wanted the redirect target in the address, unchecked
 */
export function startOauth(wanted: string | null): void {
  if (wanted) rememberRedirect(new URL(safeRedirect(wanted), window.location.origin));
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
