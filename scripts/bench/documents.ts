/** How fast documents are made: those of visitors, which are kept, and those of persons, which are rendered each time. */
import { availableParallelism } from 'node:os';
import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';
import { CONNECTIONS, load, loadWithLatency } from './api/load.ts';
import type { Context } from './context.ts';
import { median, span } from './median.ts';
import { figure, goalColumns, number, type Section } from './report.ts';
import { signInLearner, unitIdsOf, workThrough } from './site/learner.ts';
import { startSite } from './site/site-process.ts';

const GOALS = { home: 2_000, sheet: 150, renderMs: 60 };
const AT_ONCE = 10;
const ROUNDS = 5;

export async function measureDocuments({ scope, published }: Context): Promise<Section[]> {
  // On a machine with much to do a document may take long; what is measured is what rendering takes.
  const env = { RENDER_LIMIT_MS: '10000' };
  const site = await startSite(await published(), { scope, name: 'documents', env });
  const learner = await signInLearner(site.url);
  const roadmap = `${site.url}/v1/roadmaps/${DEFAULT_ROADMAP_ID}`;
  await workThrough(site.url, learner, await unitIdsOf(roadmap, learner));
  const home = `${site.url}/`;
  const sheet = `${site.url}/roadmaps/${DEFAULT_ROADMAP_ID}`;
  for (const headers of [{}, learner.headers]) await untilRendered(sheet, headers);

  const rounds: { home: number; sheet: number; p95: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const visitors = await load(home, {});
    const { perSecond, p95 } = await loadWithLatency(sheet, learner.headers, AT_ONCE);
    // The first only warms up.
    if (round > 0) rounds.push({ home: visitors, sheet: perSecond, p95 });
  }
  const homes = rounds.map((round) => round.home);
  const sheets = rounds.map((round) => round.sheet);
  const waits = rounds.map(({ p95 }) => p95);
  return [
    {
      title: `Documents, ${availableParallelism()} cores`,
      columns: goalColumns,
      rows: [
        figure(
          `home for visitors, a second, ${CONNECTIONS} at once (${span(homes)})`,
          number(median(homes), 0),
          {
            text: `≥ ${GOALS.home}`,
            met: median(homes) >= GOALS.home,
          },
        ),
        figure(
          `practice sheet for a person, a second, ${AT_ONCE} at once (${span(sheets)})`,
          number(median(sheets), 0),
          {
            text: `≥ ${GOALS.sheet}`,
            met: median(sheets) >= GOALS.sheet,
          },
        ),
        figure(
          `the same, until it is there, p95 (${span(waits)})`,
          `${number(median(waits), 0)} ms`,
          {
            text: `≤ ${GOALS.renderMs} ms`,
            met: median(waits) <= GOALS.renderMs,
          },
        ),
      ],
      notes: ['Medians of rounds (fastest–slowest). The load is made on the same cores.'],
    },
  ];
}

/** The thread that renders starts with the site. */
async function untilRendered(address: string, headers: Record<string, string>): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    if ((await (await fetch(address, { headers })).text()).includes('<div id="root"><')) return;
  }
  throw new Error(`${address} isn't rendered on the server.`);
}
