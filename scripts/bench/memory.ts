/** What the site weighs while nobody uses it. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';
import { median } from './median.ts';
import { shareOfMemory } from './memory/process-tree.ts';
import { figure, goalColumns, kib, number, type Section } from './report.ts';
import { startSite } from './site/site-process.ts';

const GOAL_MIB = 300;
const REST_MS = 10_000;
const SAMPLES = 3;
const ROUNDS = 500;
const PATHS = ['/', '/roadmaps/dsa', '/v1/roadmaps/dsa'];

export async function measureMemory({ scope, published }: Context): Promise<Section[]> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    throw new Error('Memory is read from /proc, which only Linux has. Name the other parts.');
  }
  const site = await startSite(await published(), { scope, name: 'memory' });
  const fresh = await atRest(site.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      await (await fetch(site.url + path)).arrayBuffer();
    }
  }
  const used = await atRest(site.pid);
  return [
    {
      title: 'Memory at rest',
      columns: goalColumns,
      rows: [
        ...rowsOf('after the start', fresh),
        ...rowsOf(`after ${PATHS.length * ROUNDS} requests`, used),
      ],
      notes: [`Proportional share (PSS) ${REST_MS / 1000} s after the last request.`],
    },
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
    figure(`API and database ${when}`, mib(total), {
      text: `< ${GOAL_MIB} MiB`,
      met: kib(total) < GOAL_MIB,
    }),
    figure('  API process', mib(api)),
    figure('  PostgreSQL', mib(postgres)),
  ];
}
