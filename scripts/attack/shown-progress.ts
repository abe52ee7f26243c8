import type {
  Boot,
  LearningUnit,
  RoadmapDetail,
  RoadmapSummary,
  SavedUnitPage,
} from '@site/shared/contracts';
import type { MarkedLearner } from './marked-learners.ts';

export const unitsIn = ({ modules }: RoadmapDetail): LearningUnit[] =>
  modules.flatMap(({ sub_modules }) =>
    sub_modules.topics.flatMap(({ learning_units }) => learning_units),
  );

/** What of a person's own a page was not rendered with, by the page's path. */
const lacking: Record<string, (data: unknown[], learner: MarkedLearner) => string[]> = {
  '/roadmaps/dsa': (data, { completed, noted, note }) => {
    const sheet = data.find((value): value is RoadmapDetail => has(value, 'modules'));
    const units = sheet ? unitsIn(sheet) : [];
    const done = units.filter(({ progress }) => progress.completed).map(({ id }) => id);
    const notes = units.filter(({ progress }) => progress.notes !== '');
    return [
      ...(isSame(done, completed) ? [] : ['progress']),
      ...(notes.length === 1 && notes[0]?.id === noted && notes[0].progress.notes === note
        ? []
        : ['the note']),
    ];
  },
  '/profile': (data, { noted, note }) => {
    const saved = data.find((value): value is SavedUnitPage => has(value, 'items'));
    const [only, ...others] = saved?.items ?? [];
    const isOwn = only?.unitId === noted && only.notes === note && others.length === 0;
    return isOwn ? [] : ['the note'];
  },
  '/': (data, { completed }) => {
    const list = data.find((value): value is RoadmapSummary[] => has(value, '0'));
    const sheet = list?.find(({ id }) => id === 'dsa');
    return sheet?.completed_units === completed.length ? [] : ['progress'];
  },
};

/** What of its reader's own a document lacks. */
export function lackingIn({ rendered }: Boot, path: string, learner: MarkedLearner): string[] {
  const { user, queries = [] } = rendered ?? {};
  const isOwn = user?.id === learner.person.id && user.name.includes(learner.word);
  const data = queries.map(([, response]) => response);
  return [...(isOwn ? [] : ['the person']), ...(lacking[path]?.(data, learner) ?? [])];
}

const has = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null && key in value;

const isSame = (some: string[], others: string[]) =>
  [...some].sort().join() === [...others].sort().join();
