import type { LearningUnit, Progress, RoadmapDetail } from '@site/shared/contracts/practice';
import fc from 'fast-check';
import type { PersonProgress } from '../progress/progress-reader.ts';
import { cutDetail, spliceProgress } from './prepared-roadmaps.ts';

const untouched: Progress = { completed: false, bookmarked: false, notes: '' };

const unit = (id: string, name: string): LearningUnit => ({
  id,
  name,
  difficulty: 'easy',
  rating: null,
  sequence_number: 1,
  problem_link: null,
  article_link: null,
  video_link: null,
  solution_link: '#',
  company_learning_unit_frequencies: [],
  tags: [name],
  time_to_complete: 10,
  priority: 'low',
  progress: untouched,
});

const roadmap = (units: LearningUnit[]): RoadmapDetail => ({
  id: 'web',
  title: 'Web',
  description: '',
  complexity: 'beginner',
  category: '',
  companies: [],
  tags: [],
  counted_as: 'problem',
  illustrative: true,
  modules: [
    {
      id: 'web-module',
      title: '',
      description: '',
      sub_modules: {
        topics: units.map((only) => ({
          id: `topic-${only.id}`,
          title: only.name,
          sequence_number: 1,
          description: '',
          type: 'topic',
          lesson: null,
          learning_units: [only],
        })),
        projects: [],
        problems: [],
      },
    },
  ],
});

/** Any text that PostgreSQL can hold, nasty ones first. */
const text = fc
  .oneof(
    fc.constantFrom('"\\u0000"', '{"progress":1}', '\u2028', '😀', '\\', '"', '</script>', ''),
    fc.string({ unit: 'grapheme' }),
  )
  .map((value) => value.replaceAll('\0', ''));

const touched = fc.record({ completed: fc.boolean(), bookmarked: fc.boolean(), notes: text });

/** The same progress as the database lists it. */
const listed = (all: [string, Progress][]): PersonProgress => ({
  completed: all.filter(([, { completed }]) => completed).map(([id]) => id),
  bookmarked: all.filter(([, { bookmarked }]) => bookmarked).map(([id]) => id),
  notes: Object.fromEntries(
    all.filter(([, { notes }]) => notes !== '').map(([id, { notes }]) => [id, notes]),
  ),
});

test('whatever content and notes hold, the answer is the roadmap with the progress in its places', () => {
  const units = fc.array(fc.tuple(text, touched), { maxLength: 12 });
  fc.assert(
    fc.property(units, (list) => {
      const plain = list.map(([name], index) => unit(`web-${index}`, name));
      const progress = list.map(([, own], index): [string, Progress] => [`web-${index}`, own]);
      const expected = roadmap(
        plain.map((only, index) => ({ ...only, progress: list[index]?.[1] ?? untouched })),
      );
      const answer = spliceProgress(cutDetail(roadmap(plain)), listed(progress));
      expect(JSON.parse(answer)).toEqual(expected);
    }),
    { seed: 20, numRuns: 100 },
  );
});

test('progress on units of other roadmaps is left out', () => {
  const detail = roadmap([unit('web-forms', 'Forms')]);
  const person = listed([['sql-joins', { completed: true, bookmarked: true, notes: 'joins' }]]);
  expect(JSON.parse(spliceProgress(cutDetail(detail), person))).toEqual(detail);
});
