import type { PracticeTopic } from './practice-roadmap.ts';

/** Where a learner continues: the first topic with an unsolved problem, else the first topic. */
export function topicToContinue(topics: PracticeTopic[]): string | null {
  const unfinished = topics.find((topic) => topic.units.some((unit) => !unit.progress.completed));
  return (unfinished ?? topics[0])?.id ?? null;
}

/**
 * Which of the visible topics is open. While a filter hides the chosen one, the first matching topic is
 * open instead, so that the search results are visible; null if the learner closed all topics.
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
