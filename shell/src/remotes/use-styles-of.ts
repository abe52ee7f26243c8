import { useLayoutEffect } from 'react';

/** How many areas and panels of each remote are shown. */
const shown = new Map<string, number>();

/**
 * The styles of a remote apply while something of it is shown. Once the last of that is left they're set aside, so that
 * they can't spoil what comes next; they are back before the remote's next page is painted.
 */
export function useStylesOf(remote: string): void {
  useLayoutEffect(() => {
    count(remote, 1);
    return () => count(remote, -1);
  }, [remote]);
}

function count(remote: string, change: 1 | -1): void {
  const now = (shown.get(remote) ?? 0) + change;
  shown.set(remote, now);
  for (const { sheet } of stylesheetsOf(remote)) if (sheet) sheet.disabled = now === 0;
}

/** `disabled` of the element would have the browser load it again. */
const stylesheetsOf = (remote: string) =>
  document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `:is(link, style)[data-href*="/releases/${remote}/"]`,
  );
