import { useLocation, useNavigate } from '@site/shared/platform';
import { classNames } from '@site/shared/ui';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './article-body.module.css';
import blockStyles from './blocks.module.css';
import { cleanHtml } from './clean-html.ts';
import { withDirections } from './directions.ts';
import { enhanceArticle } from './enhance-article.ts';
import { firstHtml } from './first-html.ts';
import pictureStyles from './pictures.module.css';
import { playVideo } from './play-video.ts';
import tokenStyles from './tokens.module.css';

/** The text of an article, or of a unit. */
export function ArticleBody({ html: sent }: { html: string }) {
  const html = useMemo(() => withDirections(sent), [sent]);
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const opened = useRef({ hash, key });

  useLayoutEffect(() => {
    const body = container.current;
    if (!body) return;
    const clean = cleanHtml(html);
    if (!holds(body, clean)) {
      body.replaceChildren(clean);
      // If the page was opened at a heading, the heading didn't exist yet.
      targetOf(opened.current.hash)?.scrollIntoView();
    }
    enhanceArticle(body, styles.scroller ?? '');
  }, [html]);

  // The router scrolls to the section that a link names, but leaves the focus on the link.
  useEffect(() => {
    const target = key === opened.current.key ? null : targetOf(hash);
    if (target && container.current?.contains(target)) focus(target);
  }, [key, hash]);

  /** Links to pages of the site are followed without a reload, as everywhere else, and videos play here. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlainClick(event)) return;
    if (playVideo(link)) event.preventDefault();
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void navigate({ pathname, search, hash });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={container}
      className={classNames(
        styles.body,
        blockStyles.blocks,
        pictureStyles.pictures,
        tokenStyles.tokens,
      )}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: in a browser it is empty
      dangerouslySetInnerHTML={{ __html: firstHtml(html) }}
      suppressHydrationWarning
    />
  );
}

/** Whether the text is there already, as the server has written it. */
const holds = ({ childNodes }: Node, { childNodes: expected }: Node) =>
  childNodes.length === expected.length &&
  [...childNodes].every((node, index) => node.isEqualNode(expected[index] ?? null));

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The element that a hash names; null if there is none. */
function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Keyboard navigation continues from there, as it does when the browser follows a link. */
function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
