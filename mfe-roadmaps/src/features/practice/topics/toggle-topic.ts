import type { ProblemPosition } from './current-problem.ts';
import { keepInPlace } from './keep-in-place.ts';
import { topicTitleId } from './topic-item.tsx';

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
