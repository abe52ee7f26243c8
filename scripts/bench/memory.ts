/** The site's memory while it's idle. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processesOf, type Weight, weigh } from './processes.ts';
import { figure, goalColumns, kib, median, number, type Section } from './report.ts';
import { startSite, untilRendered } from './site/site-process.ts';
import type { Context, Workspace } from './workspace.ts';

const GOAL_MIB = 500;
const REST_MS = 10_000;
const SAMPLES = 3;
const ROUNDS = 200;
/** A page of each microfrontend, so that all its processes run, and a call. */
const PATHS = [
  ...['/', '/roadmaps/dsa', '/dsaarticle/two-sum', '/auth/login', '/admin/login', '/profile'],
  '/v1/roadmaps/dsa',
];

export async function measureMemory({ scope, published }: Context): Promise<Section[]> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    throw new Error('Memory is read from /proc, which only Linux has. Name the other parts.');
  }
  return [
    {
      title: 'Memory at rest',
      columns: goalColumns,
      rows: await weighSite(await published(), scope),
      notes: [
        `Proportional share (PSS) and resident memory ${REST_MS / 1000} s after the last request.`,
      ],
    },
  ];
}

async function weighSite(workspace: Workspace, scope: Context['scope']): Promise<string[][]> {
  const site = await startSite(workspace, { scope, name: 'memory' });
  await untilRendered(site.url);
  const fresh = await atRest(site.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      await (await fetch(site.url + path)).arrayBuffer();
    }
  }
  const used = await atRest(site.pid);
  return [
    ...rowsOf('after the start', fresh),
    ...rowsOf(`after ${PATHS.length * ROUNDS} requests`, used),
  ];
}

interface Weights {
  api: Weight;
  rendering: Weight;
  postgres: Weight;
  /** How many processes render. */
  renderers: number;
}

async function atRest(pid: number): Promise<Weights> {
  await wait(REST_MS);
  const samples: Weights[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const { rendering, postgres } = processesOf(pid);
    samples.push({
      api: await weigh([pid]),
      rendering: await weigh(rendering),
      postgres: await weigh(postgres),
      renderers: rendering.length,
    });
    await wait(1_000);
  }
  const part = (of: 'api' | 'rendering' | 'postgres'): Weight => ({
    pss: median(samples.map((sample) => sample[of].pss)),
    rss: median(samples.map((sample) => sample[of].rss)),
  });
  return {
    api: part('api'),
    rendering: part('rendering'),
    postgres: part('postgres'),
    renderers: median(samples.map(({ renderers }) => renderers)),
  };
}

function rowsOf(when: string, { api, rendering, postgres, renderers }: Weights) {
  const mib = (kilobytes: number) => `${number(kib(kilobytes), 0)} MiB`;
  const both = ({ pss, rss }: Weight) => `${mib(pss)}, resident ${mib(rss)}`;
  const total = api.pss + rendering.pss + postgres.pss;
  return [
    figure(`API, rendering and database, ${when}`, mib(total), {
      text: `≤ ${GOAL_MIB} MiB`,
      met: kib(total) <= GOAL_MIB,
    }),
    figure('  API process', both(api)),
    figure(`  rendering, ${renderers} processes with what confines them`, both(rendering)),
    figure('  PostgreSQL', both(postgres)),
  ];
}
