/** How long the production build takes: of everything and of one remote, from nothing and after an edit. */
import { spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { runCommand } from '../test/run-command.mjs';
import { MICROFRONTENDS } from '../webpack/paths.mjs';
import { processorSecondsOfChildren } from './processes.ts';
import { figure, goalColumns, median, number, type Section, span } from './report.ts';
import { type Context, createWorkspace, type Workspace } from './workspace.ts';

const ROUNDS = 3;
const CORES = 2;
const GOALS = { everything: 25, remote: 6 };
const REMOTE = 'mfe-roadmaps';

export async function measureBuild({ scope }: Context): Promise<Section[]> {
  const workspace = await createWorkspace(scope);
  const everything = await rounds(workspace, [], 'shared/contracts/composition/limits.ts');
  const remote = await rounds(workspace, [REMOTE], `${REMOTE}/src/routes.tsx`);
  return [
    {
      title: 'Production build',
      columns: goalColumns,
      rows: [
        ...rowsOf('everything', everything, GOALS.everything),
        ...rowsOf(REMOTE, remote, GOALS.remote),
      ],
      notes: [`Medians of ${ROUNDS} (fastest–slowest) on ${coresInUse()} cores.`],
    },
  ];
}

/** Seconds by the clock, and of the processor: the second does not grow with what else the machine does. */
interface Duration {
  clock: number;
  processor: number;
}

interface Times {
  cold: Duration[];
  edited: Duration[];
}

/** Builds from a cold cache, and again after a line was added to `source`. */
async function rounds(
  workspace: Workspace,
  microfrontends: string[],
  source: string,
): Promise<Times> {
  const times: Times = { cold: [], edited: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await forget(workspace);
    times.cold.push(await durationOf(workspace, microfrontends));
    await appendFile(workspace.path(source), `// Round ${round}.\n`);
    times.edited.push(await durationOf(workspace, microfrontends));
  }
  return times;
}

async function forget({ path }: Workspace): Promise<void> {
  const built = [...MICROFRONTENDS, 'api'].map((microfrontend) => `${microfrontend}/dist`);
  for (const folder of [...built, 'node_modules/.cache']) {
    await rm(path(folder), { recursive: true, force: true });
  }
}

async function durationOf({ path }: Workspace, microfrontends: string[]): Promise<Duration> {
  const started = performance.now();
  const usedBefore = processorSecondsOfChildren();
  await runOnTwoCores(path(''), ['scripts/build.mjs', ...microfrontends]);
  if (microfrontends.length === 0) await runOnTwoCores(path(''), ['scripts/build-api.mjs']);
  return {
    clock: (performance.now() - started) / 1000,
    processor: processorSecondsOfChildren() - usedBefore,
  };
}

async function runOnTwoCores(cwd: string, args: string[]): Promise<void> {
  const [command = '', ...rest] = [...pinning(), process.execPath, ...args];
  const { ok, output } = await runCommand(command, rest, { cwd });
  if (!ok) throw new Error(`${args.join(' ')} failed:\n${output}`);
}

/** The goals are for two cores: if there are more, the build is limited to two if possible. */
const pinning = () => (coresInUse() < availableParallelism() ? ['taskset', '-c', '0,1'] : []);

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

const coresInUse = () =>
  hasTaskset ? Math.min(CORES, availableParallelism()) : availableParallelism();

function rowsOf(what: string, { cold, edited }: Times, goal: number) {
  const seconds = median(cold.map(({ clock }) => clock));
  const judged = { text: `≤ ${goal} s`, met: seconds <= goal };
  return [
    figure(`${what}, cold`, inWords(cold), judged),
    figure(`${what}, after an edit`, inWords(edited)),
  ];
}

function inWords(durations: Duration[]): string {
  const clock = durations.map(({ clock }) => clock);
  const processor = median(durations.map(({ processor }) => processor));
  const used = Number.isNaN(processor) ? '' : `, processor ${number(processor)} s`;
  return `${number(median(clock))} s (${span(clock, 1)})${used}`;
}
