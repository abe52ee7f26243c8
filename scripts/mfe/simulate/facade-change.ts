/** The façades as the sources of this clone have them. */
import { build } from 'esbuild';
import { projectPath } from '../../webpack/paths.mjs';
import { contractVersion, FACADES } from '../../webpack/shared-modules.mjs';
import type { Change } from './breaks.ts';

export const SHARED = '@site/shared';

/** @param name @site/shared for all façades, or one of them */
export async function facadeChange(name: string): Promise<Change> {
  const facades = FACADES.filter((facade) => name === SHARED || name === facade);
  const provides = await Promise.all(
    facades.map(async (facade) => [facade, await exportsOf(facade)] as const),
  );
  return {
    name: `${name} ${contractVersion} of this clone`,
    contract: contractVersion,
    provides: Object.fromEntries(provides),
  };
}

/** What is there when it runs: types are no exports then. */
async function exportsOf(facade: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [projectPath(`shared${facade.slice(SHARED.length)}/index.ts`)],
    outdir: projectPath('node_modules/.cache/simulate'),
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  const [entry] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  return entry?.exports ?? [];
}
