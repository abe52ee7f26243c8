import type { Difficulty } from '@site/shared/contracts';

/** The parts of a roadmap needed to find what comes next: its problems in order. */
export interface BegunRoadmap {
  id: string;
  title: string;
  topics: {
    title: string;
    units: { id: string; name: string; difficulty: Difficulty; progress: { completed: boolean } }[];
  }[];
}

export interface NextProblem {
  id: string;
  name: string;
  difficulty: Difficulty;
  topic: string;
  roadmap: { id: string; title: string };
}

/**
 * The unsolved problems of a roadmap: first those after the last solved one, then those skipped before it.
 */
function nextOf({ id, title, topics }: BegunRoadmap): NextProblem[] {
  const units = topics.flatMap((topic) => topic.units.map((unit) => ({ unit, topic })));
  const afterLast = units.findLastIndex(({ unit }) => unit.progress.completed) + 1;
  return [...units.slice(afterLast), ...units.slice(0, afterLast)]
    .filter(({ unit }) => !unit.progress.completed)
    .map(({ unit, topic }) => ({
      id: unit.id,
      name: unit.name,
      difficulty: unit.difficulty,
      topic: topic.title,
      roadmap: { id, title },
    }));
}

/** Where to continue: the next problem of each roadmap, then the one after it, up to `count` in total. */
export function nextProblems(roadmaps: BegunRoadmap[], count: number): NextProblem[] {
  const lists = roadmaps.map((roadmap) => nextOf(roadmap).slice(0, count));
  return Array.from({ length: count }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, count);
}
