/** A link that hasn't appeared by then won't. */
const GIVE_UP_MS = 10_000;
const ownDoing = ['pointerdown', 'keydown'] as const;

/**
 * Gives the focus to a link in `area` as soon as it's there, unless the person does something first.
 * @returns what ends that
 */
export function focusOnceThere(area: HTMLElement, href: string): () => void {
  const observer = new MutationObserver(() => seek());
  const timer = setTimeout(() => end(), GIVE_UP_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of ownDoing) removeEventListener(event, end, true);
  };
  const seek = () => {
    const links = [...area.querySelectorAll<HTMLElement>('a[href]')];
    const link = links.find((one) => one.getAttribute('href') === href);
    if (!link) return;
    end();
    link.focus({ preventScroll: true });
  };
  for (const event of ownDoing) addEventListener(event, end, true);
  observer.observe(area, { childList: true, subtree: true });
  seek();
  return end;
}
