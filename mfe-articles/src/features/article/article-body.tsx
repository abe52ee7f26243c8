import { useLocation, useNavigate } from '@site/shared/platform';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './article-body.module.css';
import { cleanHtml } from './clean-html.ts';
import { dressArticle } from './dress-article.ts';

/** The text of an article. */
export function ArticleBody({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const opened = useRef({ hash, key });

  useLayoutEffect(() => {
    const body = cleanHtml(html);
    dressArticle(body, styles.scroller ?? '');
    place.current?.replaceChildren(body);
    // When the page was opened at a heading, the heading was not there yet.
    targetOf(opened.current.hash)?.scrollIntoView();
  }, [html]);

  // The router scrolls to the part that a link names, and leaves the focus at the link.
  useEffect(() => {
    const target = key === opened.current.key ? null : targetOf(hash);
    if (target && place.current?.contains(target)) focus(target);
  }, [key, hash]);

  /** Links to pages of the site are followed as everywhere else, without a reload. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlainClick(event) || link.origin !== window.location.origin) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    void navigate({ pathname, search, hash });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={place} className={styles.body} onClick={follow} />
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a hash names; null where it names nothing. */
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

/** The keyboard goes on from there, as it does with links that the browser follows. */
function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
