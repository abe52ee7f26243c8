import type { Difficulty, LearningUnit, RoadmapDetail, Topic } from '@site/shared/contracts';

export interface ProblemFilter {
  search: string;
  /** '' for all. */
  difficulty: Difficulty | '';
}

const inOrder = <T extends { sequence_number: number }>(items: T[]) =>
  items.toSorted((a, b) => a.sequence_number - b.sequence_number);

/** The topics of the roadmap's first module in order, each with its problems in order. */
export const topicsOf = ({ modules }: RoadmapDetail): Topic[] =>
  inOrder(modules[0]?.sub_modules.topics ?? []).map((topic) => ({
    ...topic,
    learning_units: inOrder(topic.learning_units),
  }));

/** What the filter leaves of the topics; one without problems is left out. */
export function filterTopics(topics: Topic[], filter: ProblemFilter): Topic[] {
  const matches = matcher(filter);
  return topics
    .map((topic) => ({ ...topic, learning_units: topic.learning_units.filter(matches) }))
    .filter(({ learning_units }) => learning_units.length > 0);
}

/** The search looks at names and tags, whatever the case. */
function matcher({ search, difficulty }: ProblemFilter) {
  const wanted = search.trim().toLowerCase();
  return (unit: LearningUnit) =>
    (difficulty === '' || unit.difficulty === difficulty) &&
    [unit.name, ...unit.tags].some((text) => text.toLowerCase().includes(wanted));
}

export const problemCount = (topics: Topic[]): number =>
  topics.reduce((sum, { learning_units }) => sum + learning_units.length, 0);
