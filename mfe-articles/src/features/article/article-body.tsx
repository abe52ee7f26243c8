import { useLocation, useNavigate } from '@site/shared/platform';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import styles from './article-body.module.css';
import { cleanHtml } from './clean-html.ts';
import { dressArticle } from './dress-article.ts';

/** The text of an article. */
export function ArticleBody({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const openedAt = useRef(useLocation().hash.slice(1));

  useLayoutEffect(() => {
    const body = cleanHtml(html);
    dressArticle(body, styles.scroller ?? '');
    place.current?.replaceChildren(body);
    scrollTo(openedAt.current);
  }, [html]);

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

/** When the page was opened at a heading, the heading was not there yet. */
function scrollTo(id: string): void {
  if (id !== '') document.getElementById(decoded(id))?.scrollIntoView();
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
