import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The statements that are sent to the database for what is done here, and for nothing that goes on beside it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const own = new AsyncLocalStorage<true>();
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  const watched = jest.spyOn(pg.Client.prototype, 'query');
  watched.mockImplementation(function (this: pg.Client, ...parts: unknown[]) {
    if (own.getStore()) sent.push(String((parts[0] as { text?: string }).text ?? parts[0]));
    return Reflect.apply(query, this, parts);
  });
  try {
    await own.run(true, work);
    return sent;
  } finally {
    watched.mockRestore();
  }
}

/** How many of them are about these tables. */
export const statementsAbout = async (
  tables: RegExp,
  work: () => Promise<unknown>,
): Promise<number> =>
  (await statementsOf(work)).filter((statement) => tables.test(statement)).length;
