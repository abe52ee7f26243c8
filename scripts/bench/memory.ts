/** What the site weighs while nobody uses it. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';
import { median } from './median.ts';
import { shareOfMemory } from './memory/process-tree.ts';
import { RENDERERS, threadsInWords } from './renderers.ts';
import { figure, goalColumns, kib, number, type Section } from './report.ts';
import { createScope } from './scope.ts';
import { startSite } from './site/site-process.ts';
import { untilRendered } from './site/until-rendered.ts';
import type { Workspace } from './workspace.ts';

const GOAL_MIB = 350;
const REST_MS = 10_000;
const SAMPLES = 3;
const ROUNDS = 500;
const PATHS = ['/', '/roadmaps/dsa', '/v1/roadmaps/dsa'];

export async function measureMemory({ scope, published }: Context): Promise<Section[]> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    throw new Error('Memory is read from /proc, which only Linux has. Name the other parts.');
  }
  const workspace = await published();
  const rows: string[][] = [];
  for (const threads of RENDERERS) {
    // One site at a time: they would share memory, and each would count half of it.
    const own = createScope();
    scope.defer(own.close);
    rows.push(...(await weigh(workspace, own, threads)));
    await own.close();
  }
  return [
    {
      title: 'Memory at rest',
      columns: goalColumns,
      rows,
      notes: [`Proportional share (PSS) ${REST_MS / 1000} s after the last request.`],
    },
  ];
}

async function weigh(
  workspace: Workspace,
  scope: Context['scope'],
  threads: number,
): Promise<string[][]> {
  const env = { RENDERERS: String(threads) };
  const site = await startSite(workspace, { scope, name: `memory-${threads}`, env });
  await untilRendered(site.url);
  const fresh = await atRest(site.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      await (await fetch(site.url + path)).arrayBuffer();
    }
  }
  const used = await atRest(site.pid);
  const where = threadsInWords(threads);
  return [
    ...rowsOf(`${where}, after the start`, fresh),
    ...rowsOf(`${where}, after ${PATHS.length * ROUNDS} requests`, used),
  ];
}

interface Weight {
  api: number;
  postgres: number;
}

async function atRest(pid: number): Promise<Weight> {
  await wait(REST_MS);
  const samples: Weight[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    samples.push(await shareOfMemory(pid));
    await wait(1_000);
  }
  return {
    api: median(samples.map(({ api }) => api)),
    postgres: median(samples.map(({ postgres }) => postgres)),
  };
}

function rowsOf(when: string, { api, postgres }: Weight) {
  const mib = (kilobytes: number) => `${number(kib(kilobytes), 0)} MiB`;
  const total = api + postgres;
  return [
    figure(`API and database, ${when}`, mib(total), {
      text: `≤ ${GOAL_MIB} MiB`,
      met: kib(total) <= GOAL_MIB,
    }),
    figure('  API process with its threads', mib(api)),
    figure('  PostgreSQL', mib(postgres)),
  ];
}
