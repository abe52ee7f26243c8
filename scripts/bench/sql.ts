/** From pressing Run on the page of an SQL task to the rows of its query. */
import { openBrowser } from './browser/visit.ts';
import { goalColumns, type Section } from './report.ts';
import { measureRuns, ROUNDS, rowsOfRuns } from './runs.ts';
import { makeCertificate } from './site/certificate.ts';
import { startHttpsSite } from './site/https-site.ts';
import type { Context } from './workspace.ts';

const UNIT = 'sql-find-customer-referee';
const QUERY = 'select name from students';
const GOALS_MS = { empty: 1_500 };

export async function measureSql({ scope, published }: Context): Promise<Section[]> {
  const certificate = await makeCertificate();
  const { url } = await startHttpsSite(await published(), { scope, name: 'sql', certificate });
  const browser = await openBrowser(scope, certificate);
  const runs = await measureRuns(browser, `${url}/roadmaps/sql/${UNIT}`, {
    output: 'table[aria-label="Result"]',
    record: {
      kind: 'draft',
      key: `${UNIT}:sql`,
      value: { code: QUERY, changedAt: '', title: 'A query', path: `/roadmaps/sql/${UNIT}` },
    },
  });
  return [
    {
      title: 'SQL',
      columns: goalColumns,
      rows: rowsOfRuns(runs, { first: 'Run to the rows', engine: 'PostgreSQL', goals: GOALS_MS }),
      notes: [
        `Medians of ${ROUNDS} (fastest–slowest), each in a browser that was never here, on this machine.`,
      ],
    },
  ];
}
