import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fail } from '../process/prerequisites.mjs';
import { endEverything } from '../test/run-command.mjs';
import { measureApi } from './api.ts';
import { measureBuild } from './build.ts';
import { measureCpp } from './cpp.ts';
import { measureDocuments } from './documents.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePython } from './python.ts';
import { printSection, type Section } from './report.ts';
import { measureRequests } from './requests.ts';
import { createScope, type Scope } from './scope.ts';
import { measureSizes } from './sizes.ts';
import { measureSql } from './sql.ts';
import { measureVersions } from './versions.ts';
import { type Context, publishedWorkspace, type Workspace } from './workspace.ts';

const parts: Record<string, (context: Context) => Promise<Section[]>> = {
  size: measureSizes,
  memory: measureMemory,
  api: measureApi,
  requests: measureRequests,
  documents: measureDocuments,
  pages: measurePages,
  python: measurePython,
  cpp: measureCpp,
  sql: measureSql,
  build: measureBuild,
  versions: measureVersions,
};

/** Measures the named parts, or all, one after the other and prints each as it is done. One that fails ends no other. */
export async function bench(requested: readonly string[]): Promise<void> {
  const unknown = requested.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    fail(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`);
  }
  const run = createScope();
  const close = async () => {
    await run.close();
    await endEverything();
  };
  const stop = () => void close().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    await measure(requested.length > 0 ? requested : Object.keys(parts), run);
  } finally {
    await close();
  }
}

async function measure(names: readonly string[], run: Scope) {
  console.log(describeMachine());
  let workspace: Promise<Workspace> | undefined;
  const published = () => {
    workspace ??= publishedWorkspace(run);
    return workspace;
  };
  for (const [name, part] of Object.entries(parts)) {
    if (!names.includes(name)) continue;
    const scope = createScope();
    run.defer(scope.close);
    try {
      const sections = await part({ scope, published });
      sections.forEach(printSection);
    } catch (error) {
      process.exitCode = 1;
      console.error(`\n${name} failed.`, error);
    } finally {
      await scope.close();
      console.log(`\nLoad ${load()} after ${name}.`);
    }
  }
}

const load = () => loadavg()[0]?.toFixed(1);

/** Figures mean nothing without the machine, nor while other work keeps it busy. */
function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  const cores = availableParallelism();
  return `${new Date().toISOString().slice(0, 10)}, ${cores} cores (${processor}), ${memory} GiB, Node ${process.versions.node}, load ${load()} before the first figure`;
}
