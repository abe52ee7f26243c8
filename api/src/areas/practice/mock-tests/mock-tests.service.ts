import type { MockInterview, MockTestList } from '@site/shared/contracts';
import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import { findInterviews, type InterviewRow } from './mock-tests.repository.ts';
import { type PreparedTest, prepareTests, summaryOf } from './prepared-tests.ts';

/** Mock tests and scripts for interviews, as one process serves them. */
export interface MockTests {
  /** The same for everyone. */
  list(): Promise<PreparedResponse>;
  /** Null if there is none. */
  interview(id: string): Promise<PreparedResponse | null>;
  /** A test with its right answers; null if there is none. */
  test(id: string): Promise<PreparedTest | null>;
  /** Stops following changes of content. */
  stop(): void;
}

/** They come from the cache: see cacheContent for when it's dropped. */
export function createMockTests(database: Database): MockTests {
  const prepared = cacheContent(database, async () => {
    const tests = await prepareTests(database.kysely);
    const interviews = (await findInterviews(database.kysely)).map(interviewOf);
    return {
      tests: new Map(tests.map((test) => [test.id, test])),
      list: preparedResponse(JSON.stringify(listOf(tests, interviews))),
      interviews: new Map(
        interviews.map((interview) => [interview.id, preparedResponse(JSON.stringify(interview))]),
      ),
    };
  });
  return {
    list: async () => (await prepared.get()).list,
    interview: async (id) => (await prepared.get()).interviews.get(id) ?? null,
    test: async (id) => (await prepared.get()).tests.get(id) ?? null,
    stop: prepared.stop,
  };
}

const interviewOf = (row: InterviewRow): MockInterview => ({
  ...row,
  minutes: row.parts.reduce((sum, { minutes }) => sum + minutes, 0),
});

const listOf = (tests: PreparedTest[], interviews: MockInterview[]): MockTestList => ({
  tests: tests.map(summaryOf),
  interviews: interviews.map(({ id, title, description, minutes }) => ({
    id,
    title,
    description,
    minutes,
  })),
});
