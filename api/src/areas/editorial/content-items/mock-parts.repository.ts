import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** The problems and questions that a mock test may use: those that are shown. */
export async function findKnownParts(kysely: Kysely<DB>) {
  const { rows } = await sql<{ name: string }>`
    select slug as name from dsa_problems where retired_at is null
    union all select id from sql_tasks where retired_at is null
  `.execute(kysely);
  const quizzes = await kysely
    .selectFrom('quizzes')
    .select(['id', 'questions'])
    .where('retired_at', 'is', null)
    .execute();
  return {
    problems: new Set(rows.map(({ name }) => name)),
    quizzes: new Map(
      quizzes.map(({ id, questions }) => [id, questions.map((question) => question.id)]),
    ),
  };
}

/** The questions of a quiz that mock tests list, with the titles of these tests. */
export async function findListedQuestions(kysely: Kysely<DB>, quizId: string) {
  const { rows } = await sql<{ question: string; test: string }>`
    select listed.value->>'question' as question, title as test
    from mock_tests,
      jsonb_array_elements(sections) as section,
      jsonb_array_elements(section.value->'questions') as listed
    where retired_at is null and listed.value->>'quiz' = ${quizId}
  `.execute(kysely);
  return rows;
}

/** The titles of the mock tests that ask questions of a quiz, listed or drawn. */
export async function findTestsWith(kysely: Kysely<DB>, quizId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from mock_tests
    where retired_at is null and (
      sections @> ${JSON.stringify([{ questions: [{ quiz: quizId }] }])}::jsonb
      or sections @> ${JSON.stringify([{ pools: [{ quizzes: [quizId] }] }])}::jsonb
    )
    order by title
  `.execute(kysely);
  return rows.map(({ title }) => title);
}
