import type { MockProblem, QuestionPoints } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { StoredQuestion } from '../../../database/column-types.ts';
import type { DB } from '../../../database/tables.ts';

/** A section with its problems and questions, and those of which some are drawn for each attempt. */
export interface PreparedSection {
  title: string;
  minutes: number;
  points: QuestionPoints;
  problems: MockProblem[];
  questions: StoredQuestion[];
  pools: { questions: StoredQuestion[]; count: number }[];
}

/** A test with everything that can be in an attempt at it. */
export interface PreparedTest {
  id: string;
  title: string;
  description: string;
  calculator: boolean;
  sections: PreparedSection[];
  reviewed: string | null;
}

/** Every test that is shown, in order. */
export const findTests = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('mock_tests')
    .select(['id', 'title', 'description', 'calculator', 'sections', 'reviewed'])
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
export type TestRow = Awaited<ReturnType<typeof findTests>>[number];

/** Every script that is shown, in order. */
export const findInterviews = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('mock_interviews')
    .select(['id', 'title', 'description', 'preparation', 'parts', 'rubric', 'reviewed'])
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
export type InterviewRow = Awaited<ReturnType<typeof findInterviews>>[number];

/** Of the topic that a problem or a quiz belongs to. */
const topicColumns = [
  'topics.id as topicId',
  'topics.title as topicTitle',
  'roadmap_id as roadmapId',
] as const;

interface OfTopic {
  topicId: string;
  topicTitle: string;
  roadmapId: string;
}

const withTopic = <Row extends OfTopic>({ topicId, topicTitle, roadmapId, ...row }: Row) => ({
  ...row,
  topic: { id: topicId, title: topicTitle, roadmapId },
});

type PlacedProblem = Omit<MockProblem, 'points'>;

/** The DSA problems with these slugs, and the SQL tasks of units with these ids, that are shown. */
export const findProblems = async (
  kysely: Kysely<DB>,
  names: readonly string[],
): Promise<PlacedProblem[]> => [
  ...(await findDsaProblems(kysely, names)),
  ...(await findSqlTasks(kysely, names)),
];

async function findDsaProblems(
  kysely: Kysely<DB>,
  slugs: readonly string[],
): Promise<PlacedProblem[]> {
  if (slugs.length === 0) return [];
  const rows = await kysely
    .selectFrom('dsa_problems')
    .innerJoin('learning_units', 'learning_units.id', 'unit_id')
    .innerJoin('topics', 'topics.id', 'topic_id')
    .select([
      'dsa_problems.id',
      'dsa_problems.slug',
      'dsa_problems.title',
      'dsa_problems.difficulty',
      ...topicColumns,
    ])
    .where('dsa_problems.retired_at', 'is', null)
    .where('slug', 'in', slugs)
    .execute();
  return rows.map((row) => ({ kind: 'dsa', ...withTopic(row) }));
}

async function findSqlTasks(
  kysely: Kysely<DB>,
  unitIds: readonly string[],
): Promise<PlacedProblem[]> {
  if (unitIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('sql_tasks')
    .innerJoin('learning_units', 'learning_units.id', 'sql_tasks.id')
    .innerJoin('topics', 'topics.id', 'topic_id')
    .select(['sql_tasks.id', 'sql_tasks.title', 'learning_units.difficulty', ...topicColumns])
    .where('sql_tasks.retired_at', 'is', null)
    .where('sql_tasks.id', 'in', unitIds)
    .execute();
  return rows.map((row) => ({ kind: 'sql', slug: row.id, ...withTopic(row) }));
}

/** The quizzes of these units that are shown, with their topics. */
export async function findQuizzes(kysely: Kysely<DB>, unitIds: readonly string[]) {
  if (unitIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('quizzes')
    .innerJoin('learning_units', 'learning_units.id', 'quizzes.id')
    .innerJoin('topics', 'topics.id', 'topic_id')
    .select(['quizzes.id', 'learning_units.name', 'questions', ...topicColumns])
    .where('quizzes.retired_at', 'is', null)
    .where('quizzes.id', 'in', unitIds)
    .execute();
  return rows.map(withTopic);
}
