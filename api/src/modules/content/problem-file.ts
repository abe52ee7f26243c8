import { difficulty, dsaCategories } from '@site/shared/contracts';
import * as z from 'zod';
import { exactly, id, line } from './file-schemas.ts';

/** Plain text in which `backquotes` mark code, so that they come in pairs. */
const prose = (max: number) =>
  line(max).refine(
    (text) => (text.match(/`/g)?.length ?? 0) % 2 === 0,
    'must close every backquote it opens',
  );

const paragraphs = z
  .array(prose(2_000), 'must be a list of paragraphs')
  .min(1, 'must hold at least one paragraph');

const seededComment = exactly({
  author: line(100),
  content: line(2_000),
  written_at: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-10-03T09:30:00Z' })
    .transform((time) => new Date(time).toISOString()),
});

/** `problem.json`: everything about a DSA problem but its listing and its cases. */
export const problemFile = exactly({
  id,
  slug: id,
  title: line(100),
  category: z.enum(dsaCategories, `must be one of ${dsaCategories.join(', ')}`),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  unit_id: id,
  sequence_number: z
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(10_000, 'must be 10000 or less'),
  description: paragraphs,
  example: exactly({ input: line(500), output: line(500) }),
  follow_up: prose(2_000),
  support: id.nullable(),
  explanation: exactly({
    title: line(200),
    content: paragraphs,
    key_insight: prose(500),
    steps: z
      .array(prose(500), 'must be a list of steps')
      .min(2, 'must hold at least two steps')
      .max(12, 'must hold at most twelve steps'),
  }),
  complexity: exactly({
    time: line(60),
    space: line(60),
    time_description: prose(1_000),
    space_description: prose(1_000),
  }),
  comments: z
    .array(seededComment, 'must be a list of comments')
    .length(2, 'must hold two comments')
    .refine(
      (list) => new Set(list.map(({ author }) => author)).size === list.length,
      'must be by different people',
    ),
});
export type ProblemFile = z.infer<typeof problemFile>;

/** `cases.json`: Python expressions, compared with == where the listing was run. */
export const casesFile = z
  .array(
    exactly({ name: line(100), input: line(1_000), expected: line(1_000) }),
    'must be a list of cases',
  )
  .min(6, 'must hold at least six cases')
  .max(50, 'must hold at most fifty cases');
export type CasesFile = z.infer<typeof casesFile>;
