import type { PracticeTopic } from './practice-roadmap.ts';

/** Where a learner goes on: the first topic with an unfinished problem, else the first. */
export function topicToContinue(topics: PracticeTopic[]): string | null {
  const unfinished = topics.find((topic) => topic.units.some((unit) => !unit.progress.completed));
  return (unfinished ?? topics[0])?.id ?? null;
}

/**
 * Which of the visible topics is open. While a filter hides the chosen one, the first match opens
 * in its place, so that what was searched for is on the page; null where the learner closed all.
 */
export function openTopic(
  chosen: string | null,
  visible: Pick<PracticeTopic, 'id'>[],
  filtering: boolean,
): string | null {
  if (chosen === null) return null;
  if (visible.some((topic) => topic.id === chosen)) return chosen;
  return filtering ? (visible[0]?.id ?? null) : null;
}
