import { counted } from '@site/shared/contracts/composition';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { useWanted } from '@site/shared/platform';
import { ErrorState, VisuallyHidden } from '@site/shared/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { COMMENT_INTENT, type CommentIntent } from './comment-intent.ts';
import styles from './discussion.module.css';
import type { DiscussionBody } from './discussion-body.tsx';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { useLinkedComment } from './use-linked-comment.ts';

/** About half a screen: it's there by the time it's seen, and people who only solve don't download it. */
const AHEAD = '400px';

interface DiscussionProps {
  subject: CommentSubject;
}

/**
 * The discussion of a problem or an article, with its heading. Loaded just before it comes into view, or at
 * once if the address names a comment, or the person tried to do something in it before they logged in.
 */
export function Discussion({ subject }: DiscussionProps) {
  const [count, setCount] = useState<number>();
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, AHEAD);
  const linked = useLinkedComment() !== null;
  const [intent, setIntent] = useState<CommentIntent | null>(null);
  useWanted<CommentIntent>(COMMENT_INTENT, ({ meta }) => setIntent(meta));
  const { Body, failed, retry } = useDiscussionBody(inView || linked || intent !== null);
  return (
    <div ref={element} className={styles.discussion}>
      <h2 className={styles.heading}>
        Discussion
        {count !== undefined && <Count count={count} />}
      </h2>
      {Body && <Body key={subject} {...{ subject, intent }} onCount={setCount} />}
      {!Body && !failed && <DiscussionSkeleton />}
      {failed && (
        <ErrorState
          title="We couldn't load the discussion"
          message="Check your connection and try again."
          onRetry={retry}
        />
      )}
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <>
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
    <VisuallyHidden>{` ${counted(count, 'comment')}`}</VisuallyHidden>
  </>
);

/** The component that shows comments, loaded once it's `needed`. A failed load can be retried. */
function useDiscussionBody(needed: boolean) {
  const [Body, setBody] = useState<typeof DiscussionBody | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await import('./discussion-body.tsx');
      setBody(() => loaded.DiscussionBody);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (needed) void load();
  }, [needed, load]);
  return { Body, failed, retry: () => void load() };
}

/**
 * True once the element has come into view, and from then on.
 * @param ahead counts it as in view this far outside the window, such as 400px, once the page has been scrolled:
 *   before that, nothing is loaded ahead
 */
function useInView(element: RefObject<HTMLElement | null>, ahead: string): boolean {
  const [inView, setInView] = useState(false);
  const margin = useScrolled() ? ahead : '0px';
  useEffect(() => {
    if (inView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [inView, element, margin]);
  return inView;
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = () => setScrolled(true);
    addEventListener('scroll', note, { once: true, passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return scrolled;
}
