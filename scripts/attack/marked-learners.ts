import { randomBytes } from 'node:crypto';
import type { Boot, DocumentState } from '@site/shared/contracts/composition';
import type {
  LearningUnit,
  RoadmapDetail,
  RoadmapSummary,
  SavedUnitPage,
} from '@site/shared/contracts/practice';
import { call, newLearner, type Person } from './client.ts';

/** A learner with a word in name and notes, and a set of completed problems, that no other learner has. */
export interface MarkedLearner {
  person: Person & { id: string };
  word: string;
  completed: string[];
  /** The problem that has a note, and what the note says. */
  noted: string;
  note: string;
}

/** Every such word in a text. Letters only, as names are. */
export const wordsIn = (text: string): string[] => text.match(/Qx[a-p]{12}/g) ?? [];

const newWord = () => {
  const letters = [...randomBytes(6).toString('hex')];
  return `Qx${letters.map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}`;
};

/** The bits of the number say which of the first problems are completed, so no two numbers have the same. */
export async function newMarkedLearner(
  url: string,
  units: readonly string[],
  number: number,
): Promise<MarkedLearner> {
  const word = newWord();
  const person = await newLearner(url, `Asha ${word}`);
  const completed = units.filter((_, bit) => (number >> bit) & 1);
  const noted = units[number % units.length] ?? '';
  const note = `A note of ${word}.`;
  const change = async (unit: string, body: object) => {
    const path = `/v1/users/${person.id}/learning-units/${unit}`;
    const { statusCode } = await call(url, person, 'PATCH', path, body);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
  for (const unit of completed) await change(unit, { completed: true });
  await change(noted, { notes: note });
  return { person, word, completed, noted, note };
}

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
export function lackingIn(
  { rendered, data: held }: Boot,
  path: string,
  learner: MarkedLearner,
): string[] {
  const { user, queries = [], fetched = [] }: Partial<DocumentState> = rendered ?? {};
  const isOwn = user?.id === learner.person.id && user.name.includes(learner.word);
  const data = [
    ...queries.map(([, response]) => response),
    ...fetched.map(([, address]) => held?.answers[address]),
  ];
  return [...(isOwn ? [] : ['the person']), ...(lacking[path]?.(data, learner) ?? [])];
}

const has = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null && key in value;

const isSame = (some: string[], others: string[]) =>
  [...some].sort().join() === [...others].sort().join();
