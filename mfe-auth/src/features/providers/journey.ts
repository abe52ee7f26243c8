import { rememberRedirect, safeRedirect } from '@site/shared/platform';

const MARKER = 'oauthInProgress';

/**
 * The whole page goes away to a provider: what must be known on the way back is stored.
 * @param wanted where the address wants to lead after the sign-in, unchecked
 */
export function leaveForProvider(wanted: string | null): void {
  if (wanted) rememberRedirect(new URL(safeRedirect(wanted), window.location.origin));
  try {
    window.sessionStorage.setItem(MARKER, 'true');
  } catch {
    // Storage is blocked: the sign-in works without the marker.
  }
}

/** The person is back. */
export function returnFromProvider(): void {
  try {
    window.sessionStorage.removeItem(MARKER);
  } catch {
    // Storage is blocked, so there is no marker either.
  }
}
