import { useLayoutEffect } from 'react';

/** How many areas and panels of each remote are shown. */
const shown = new Map<string, number>();

/**
 * The styles of a remote apply while something of it is shown. Once the last of that is left they're set aside, so that
 * they can't spoil what comes next; they are back before the remote's next page is painted. Those of a version that
 * another has replaced are set aside for good.
 * @param version the one that runs in the page; null if it isn't known
 */
export function useStylesOf(remote: string, version: string | null): void {
  useLayoutEffect(() => {
    count({ remote, version }, 1);
    return () => count({ remote, version }, -1);
  }, [remote, version]);
}

function count({ remote, version }: { remote: string; version: string | null }, change: 1 | -1) {
  const now = (shown.get(remote) ?? 0) + change;
  shown.set(remote, now);
  for (const { sheet, dataset } of stylesheetsOf(remote)) {
    const isRunning = !version || dataset.href?.includes(`/${remote}/${version}/`);
    if (sheet) sheet.disabled = now === 0 || !isRunning;
  }
}

/** `disabled` of the element would have the browser load it again. */
const stylesheetsOf = (remote: string) =>
  document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `:is(link, style)[data-href*="/releases/${remote}/"]`,
  );
