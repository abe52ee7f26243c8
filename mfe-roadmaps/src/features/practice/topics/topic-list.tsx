import { Accordion } from '@site/shared/ui';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { TopicMatch } from '../filters/practice-filter.ts';
import { TopicItem, topicTitleId } from './topic-item.tsx';
import type { UnitRowProps } from './unit-row.tsx';
import type { ProblemPosition } from './use-current-problem.ts';

interface TopicListProps extends Pick<UnitRowProps, 'actions'> {
  /** The filters' form, which browsers without scripts submit to open another topic. */
  formId: string;
  matches: TopicMatch[];
  filtering: boolean;
  /** The open topic; null if none is open. */
  open: string | null;
  /** The current problem, which shortcuts act on. */
  currentId: string | null;
  onChoose: (topicId: string | null) => void;
}

/** The topics of a roadmap, at most one open. */
export const TopicList = memo(function TopicList(props: TopicListProps) {
  const { formId, matches, filtering, open, currentId, onChoose, actions } = props;
  const sent = useMemo(() => ({ form: formId, name: 'topic' }), [formId]);
  const firstRender = useFirstRender();
  const choose = useCallback(
    (topicId: string) => {
      keepInPlace(document.getElementById(topicTitleId(topicId)));
      onChoose(topicId || null);
    },
    [onChoose],
  );
  return (
    <Accordion value={open ?? ''} onValueChange={choose} sent={sent}>
      {matches.map(({ topic, units }) => (
        <TopicItem
          key={topic.id}
          {...{ topic, units, filtering, actions }}
          currentId={topic.id === open ? currentId : null}
          whole={topic.id === open && firstRender}
        />
      ))}
    </Accordion>
  );
});

/** True on the first render only. */
function useFirstRender(): boolean {
  const [firstRender, setOpening] = useState(true);
  useEffect(() => setOpening(false), []);
  return firstRender;
}

interface Topics {
  places: ProblemPosition[];
  currentId: string | null;
  open: string | null;
  openTopic: (topicId: string | null) => void;
}

/**
 * Closes the open topic and moves the focus to its heading, or opens the current problem's topic, else the
 * first.
 */
export function toggleTopic({ places, currentId, open, openTopic }: Topics): void {
  const current = places.find(({ unitId }) => unitId === currentId) ?? places[0];
  const topicId = open ?? current?.topicId;
  if (!topicId) return;
  const title = document.getElementById(topicTitleId(topicId));
  keepInPlace(title);
  if (open) title?.closest('button')?.focus({ preventScroll: true });
  openTopic(open ? null : topicId);
}

/** Keeps the element at its position on the screen while the upcoming change collapses content above it. */
export function keepInPlace(element: Element | null): void {
  if (!element) return;
  const before = element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
