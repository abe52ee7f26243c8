import {
  type MockAttempt,
  type MockWork,
  mockAttempt,
  mockAttemptList,
} from '@site/shared/contracts/practice';
import type { TestApp } from './test-app.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;
type One = Pick<MockAttempt, 'id'>;

/** What a learner does with attempts at mock tests. */
export function takingMockTests(learnerOf: () => Learner) {
  const attempts = ({ id } = learnerOf()) => `/v1/users/${id}/mock-attempts`;
  const start = (testId = 'first') => learnerOf().post(attempts(), { testId });
  return {
    attempts,
    start,
    started: async (testId?: string) => mockAttempt.parse((await start(testId)).json()),
    read: async ({ id }: One): Promise<MockAttempt> =>
      mockAttempt.parse((await learnerOf().get(`${attempts()}/${id}`)).json()),
    list: async () => mockAttemptList.parse((await learnerOf().get(attempts())).json()),
    save: ({ id }: One, work: Partial<MockWork>) =>
      learnerOf().put(`${attempts()}/${id}/work`, { answers: [], programs: [], ...work }),
    handIn: ({ id }: One, work: Partial<MockWork> & { timeIsUp?: boolean } = {}) =>
      learnerOf().post(`${attempts()}/${id}/hand-in`, { answers: [], programs: [], ...work }),
    reopen: ({ id }: One) => learnerOf().post(`${attempts()}/${id}/reopen`),
    judge: ({ id }: One, problems: object[]) =>
      learnerOf().put(`${attempts()}/${id}/judgement`, { problems }),
    endSection: ({ id }: One, section: number, work: Partial<MockWork> = {}) =>
      learnerOf().post(`${attempts()}/${id}/next-section`, {
        ...{ answers: [], programs: [], section },
        ...work,
      }),
  };
}

/** As if the attempt had begun, and each section had ended, so many minutes earlier. */
export const moveBack = ({ database }: TestApp, { id }: One, minutes: number) =>
  database.pool.query(
    `update mock_attempts set started_at = started_at - $2 * interval '1 minute',
       ends_at = ends_at - $2 * interval '1 minute',
       sections = (
         select jsonb_agg(section || jsonb_build_object('endsAt', to_char(
           ((section ->> 'endsAt')::timestamptz - $2 * interval '1 minute') at time zone 'utc',
           'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by position)
         from jsonb_array_elements(sections) with ordinality as each (section, position)
       )
     where id = $1`,
    [id, minutes],
  );

/** In seconds from now. */
export const at = (seconds = 0) => new Date(Date.now() + seconds * 1_000).toISOString();

/** The latest program for a problem. */
export const program = (code: string, changes: object = {}) => ({
  problem: 'sum',
  language: 'python' as const,
  code,
  changedAt: at(),
  ...changes,
});
