import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';

const SOURCES = [
  'postgres/open-database.ts',
  'postgres/run-job.ts',
  'src/features/sql-task/judging/check.ts',
  'src/features/sql-task/judging/compare.ts',
  'src/features/sql-task/judging/setup.ts',
];

/** What runs and judges statements in pages, as one module for Node. */
export async function importJudge() {
  const outfile = projectPath(`node_modules/.cache/runner/judge.${process.pid}.mjs`);
  await build({
    stdin: {
      contents: SOURCES.map((source) => `export * from './${source}';`).join('\n'),
      resolveDir: projectPath('mfe-roadmaps'),
    },
    bundle: true,
    format: 'esm',
    packages: 'external',
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
