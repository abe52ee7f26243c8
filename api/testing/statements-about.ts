import pg from 'pg';

/** How many statements about these tables are sent to the database while something is done. */
export async function statementsAbout(
  tables: RegExp,
  work: () => Promise<unknown>,
): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([text]) => tables.test(String(text))).length;
  } finally {
    query.mockRestore();
  }
}
