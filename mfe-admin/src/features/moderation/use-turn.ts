import type { ModeratedComment } from '@site/shared/contracts';
import { useEffect, useRef } from 'react';

type Heading = HTMLHeadingElement | null;

/** What to focus after a decision: the comment whose turn it is, or the heading of the list if there is none. */
export function useTurn(items: readonly ModeratedComment[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headings = useRef(new Map<string, Heading>());
  /** The id of the comment to focus as soon as it's in the list; null for the list itself. */
  const next = useRef<string | null | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has changed and may have it now
  useEffect(() => {
    if (next.current === undefined) return;
    const target = next.current === null ? heading.current : headings.current.get(next.current);
    if (!target) return;
    next.current = undefined;
    target.focus();
  }, [items]);

  return {
    heading,
    headingOf:
      ({ id }: ModeratedComment) =>
      (element: Heading) => {
        headings.current.set(id, element);
      },
    pass: (comment: ModeratedComment | undefined) => {
      next.current = comment?.id ?? null;
    },
  };
}
