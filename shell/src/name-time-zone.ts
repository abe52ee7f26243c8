import { sessionStore, timeZone } from '@site/shared/platform';

const YEAR_S = 365 * 24 * 60 * 60;

/** Names this device's time zone in the cookie `zone`, so that the server renders a person's days as they are here. */
export function nameTimeZone(): void {
  const zone = `zone=${timeZone()}`;
  if (!sessionStore.getState().user || document.cookie.split('; ').includes(zone)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${zone}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
