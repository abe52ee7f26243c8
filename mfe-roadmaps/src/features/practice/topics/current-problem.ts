import type { TopicMatch } from '../filters/practice-filter.ts';

/** The position of a problem among those shown. */
export interface ProblemPosition {
  topicId: string;
  unitId: string;
}

/** All matching problems, in order and across topics. */
export const positionsOf = (matches: TopicMatch[]): ProblemPosition[] =>
  matches.flatMap(({ topic, units }) =>
    units.map((unit) => ({ topicId: topic.id, unitId: unit.id })),
  );

/**
 * The problem one step from the current one, across topics; the current one itself at either end. Without a
 * current one, the first of the open topic, or of all.
 */
export function stepFrom(
  positions: ProblemPosition[],
  currentId: string | null,
  step: 1 | -1,
  openTopicId: string | null,
): ProblemPosition | undefined {
  const current = positions.findIndex(({ unitId }) => unitId === currentId);
  if (current >= 0) return positions[current + step] ?? positions[current];
  return positions.find(({ topicId }) => topicId === openTopicId) ?? positions[0];
}

/** A random unsolved problem, other than the current one if there is another. */
export function randomUnsolved(
  matches: TopicMatch[],
  currentId: string | null,
): ProblemPosition | undefined {
  const unsolved = positionsOf(
    matches.map(({ topic, units }) => ({
      topic,
      units: units.filter(({ progress }) => !progress.completed),
    })),
  );
  const others = unsolved.filter(({ unitId }) => unitId !== currentId);
  const choice = others.length > 0 ? others : unsolved;
  return choice[Math.floor(Math.random() * choice.length)];
}
