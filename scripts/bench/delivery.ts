/** How long a team waits: for a release, for its proof, for the version before on every process; and its learners. */
import { appendFile } from 'node:fs/promises';
import { rollBack, tokenOf } from '../../e2e/fixtures/releases.ts';
import type { Context } from './context.ts';
import { measureHealing } from './healing.ts';
import { median, span } from './median.ts';
import { figure, goalColumns, number, type Section } from './report.ts';
import { measureSignature } from './signature.ts';
import { type Site, startSite } from './site/site-process.ts';
import { untilRendered } from './site/until-rendered.ts';
import type { Workspace } from './workspace.ts';

const ROUNDS = 3;
const REMOTE = 'mfe-profile';
/** In milliseconds. */
const HEALING_GOAL = 300;
const SIGNATURE_GOAL = 5;
/** In seconds. */
const GOALS = { publish: 8, proof: 15, rollback: 1 };

interface Times {
  publish: number[];
  proof: number[];
  rollback: number[];
}

export async function measureDelivery({ scope, published }: Context): Promise<Section[]> {
  const workspace = await published();
  const one = await startSite(workspace, { scope, name: 'delivery' });
  const two = await startSite(workspace, { scope, name: 'delivery', joins: true });
  for (const { url } of [one, two]) await untilRendered(url);
  const times: Times = { publish: [], proof: [], rollback: [] };
  for (let round = 0; round < ROUNDS; round += 1) await runRound(workspace, [one, two], times);
  const healing = await measureHealing(scope, workspace, one);
  const added = median(healing.failing) - median(healing.good);
  const signature = await measureSignature(scope, two.url);
  return [
    {
      title: 'Delivery',
      columns: goalColumns,
      rows: [
        row(`publish of a changed ${REMOTE}, without its proof`, times.publish, GOALS.publish),
        row('its proof', times.proof, GOALS.proof),
        row('rollback, until pages of two processes have it', times.rollback, GOALS.rollback),
        figure(
          'healing: from a click to the page of the version before, more than without a fault',
          `${number(added, 0)} ms (${number(median(healing.failing), 0)} instead of ${number(median(healing.good), 0)})`,
          { text: `≤ ${HEALING_GOAL} ms`, met: added <= HEALING_GOAL },
        ),
        figure(
          'verification of the release manifest, processor 4 times slower',
          `${number(median(signature), 1)} ms (${span(signature, 1)})`,
          { text: `≤ ${SIGNATURE_GOAL} ms`, met: median(signature) <= SIGNATURE_GOAL },
        ),
      ],
      notes: [
        `Medians of ${ROUNDS} (fastest–slowest). A publish is the whole command: build, upload, promotion.`,
      ],
    },
  ];
}

async function runRound(workspace: Workspace, sites: readonly Site[], times: Times) {
  const [site] = sites as [Site];
  const env = { DATA_DIR: site.dataDir, PORT: String(site.port) };
  const mfe = (...args: string[]) =>
    workspace.run(['--import', 'tsx', 'scripts/mfe/cli.ts', ...args], env);
  await appendFile(workspace.path(`${REMOTE}/src/routes.tsx`), '// Another version.\n');
  const before = await liveVersion(site);
  times.publish.push(await seconds(() => mfe('publish', REMOTE, '--force', '--why', 'measured')));
  const version = await liveVersion(site);
  times.proof.push(await seconds(() => mfe('prove', REMOTE, version)));
  // The call alone: what a command takes to start is the machine's matter.
  await tokenOf(site);
  times.rollback.push(
    await seconds(async () => {
      await rollBack(site, REMOTE);
      await Promise.all(sites.map((site) => untilLive(site, before)));
    }),
  );
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function untilLive(site: Site, version: string): Promise<void> {
  while ((await liveVersion(site)) !== version);
}

/** What a new page of the site names. */
async function liveVersion({ url }: Site): Promise<string> {
  const document = await (await fetch(`${url}/`)).text();
  const [, version] = new RegExp(`/releases/${REMOTE}/([\\w.-]+)/`).exec(document) ?? [];
  if (!version) throw new Error(`${url} names no ${REMOTE}.`);
  return version;
}

const row = (what: string, measured: number[], goal: number) =>
  figure(what, `${number(median(measured), 2)} s (${span(measured, 2)})`, {
    text: `≤ ${goal} s`,
    met: median(measured) <= goal,
  });
