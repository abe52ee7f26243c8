import { VIDEO_CLASS, videoOf } from '@site/shared/contracts/editorial';

/**
 * Puts a video's player in place of its link. Until then nothing of its provider is loaded, and without scripts the
 * link leads to its page.
 * @returns whether it's a link to a video that plays here
 */
export function playVideo(link: HTMLAnchorElement): boolean {
  const video = link.parentElement?.matches(`figure.${VIDEO_CLASS}`) ? videoOf(link.href) : null;
  if (!video) return false;
  const player = document.createElement('iframe');
  player.title = `${link.textContent}, on ${video.provider}`;
  // Its own origin, not ours: there it may store what it needs to play.
  player.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = video.player;
  link.replaceWith(player);
  player.focus();
  return true;
}
