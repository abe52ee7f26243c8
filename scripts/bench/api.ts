/** How much of what the machine can do the API gives: beside a bare server and beside the bare driver. */
import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts/practice';
import { CONNECTIONS, load, loadOfChanges } from './api/load.ts';
import { rawResponse, startBareServer, startDirectWrites } from './api/yardsticks.ts';
import { kib, median, number, type Section, shareOf, span } from './report.ts';
import { signInLearner, unitIdsOf, workThrough } from './site/learner.ts';
import { startSite } from './site/site-process.ts';
import type { Context } from './workspace.ts';

const GOALS = { detail: 20, changes: 50 };

export async function measureApi({ scope, published }: Context): Promise<Section[]> {
  const site = await startSite(await published(), { scope, name: 'api' });
  const learner = await signInLearner(site.url);
  const address = `${site.url}/v1/roadmaps/${DEFAULT_ROADMAP_ID}`;
  const unitIds = await unitIdsOf(address, learner);
  await workThrough(site.url, learner, unitIds);

  const plain = await rawResponse(address, learner.headers);
  const packed = await rawResponse(address, { ...learner.headers, 'accept-encoding': 'br' });
  const bare = await startBareServer(scope, plain);
  const bareOfPacked = await startBareServer(scope, packed);
  const writes = await startDirectWrites(scope, { dataDir: site.dataDir, learner, unitIds });

  const detail = await alternate(
    () => load(address, learner.headers),
    () => load(bare, learner.headers),
  );
  const compressed = await alternate(
    () => load(address, { ...learner.headers, 'accept-encoding': 'br' }),
    () => load(bareOfPacked, learner.headers),
  );
  const changes = await alternate(
    () => loadOfChanges(site.url, learner, unitIds),
    () => writes.run(),
  );
  const size = `${unitIds.length} units, ${number(kib(plain.body.length))} KiB`;
  return [
    {
      title: `API with ${CONNECTIONS} connections`,
      columns: ['Call, requests a second', 'Site', 'Yardstick', 'Share', 'Goal', ''],
      rows: [
        rowOf(`roadmap detail with progress (${size})`, detail, GOALS.detail),
        rowOf(`the same, brotli (${number(kib(packed.body.length))} KiB)`, compressed),
        rowOf('PATCH of progress', changes, GOALS.changes),
      ],
      notes: [
        'Yardsticks: a bare node:http server that sends the same bytes; the same statement straight through the driver. Medians of rounds that alternate (fastest–slowest).',
      ],
    },
  ];
}

function rowOf(what: string, { site, yardstick }: Round, goal?: number): string[] {
  const share = 100 * shareOf(site, yardstick);
  const text = (values: number[]) => `${number(median(values), 0)} (${span(values)})`;
  const judged = goal === undefined ? ['–', ''] : [`≥ ${goal} %`, share >= goal ? 'met' : 'missed'];
  return [what, text(site), text(yardstick), `${number(share, 0)} %`, ...judged];
}

/** Requests a second of both sides, one value a round. */
interface Round {
  site: number[];
  yardstick: number[];
}

const ROUNDS = 5;

/** Measures both sides in turn, so that what else the machine does falls on both; the first round only warms up. */
async function alternate(
  site: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Round> {
  const rounds: Round = { site: [], yardstick: [] };
  await site();
  await yardstick();
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.site.push(await site());
    rounds.yardstick.push(await yardstick());
  }
  return rounds;
}
