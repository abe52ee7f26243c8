import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';

/**
 * Files of shared/workspace/runner, as one module for Node.
 * @param {string[]} names without an ending
 */
export const importRunner = (...names) =>
  importSources(
    basename(names[0]),
    'shared/workspace/runner',
    names.map((name) => `${name}.ts`),
  );

/** What runs and judges statements in pages, as one module for Node. */
export const importJudge = () =>
  importSources('judge', 'mfe-roadmaps', [
    'postgres/open-database.ts',
    'postgres/run-job.ts',
    'src/features/sql-task/judging/check.ts',
    'src/features/sql-task/judging/compare.ts',
    'src/features/sql-task/judging/setup.ts',
  ]);

async function importSources(name, folder, sources) {
  const outfile = projectPath(`node_modules/.cache/runner/${name}.${process.pid}.mjs`);
  await build({
    stdin: {
      contents: sources.map((source) => `export * from './${source}';`).join('\n'),
      resolveDir: projectPath(folder),
    },
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: { '.py': 'text' },
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
