import type { ShellRelease } from '@site/shared/contracts';
import { publicFile } from '../public-files.ts';
import { Refusal } from '../refusal.ts';
import type { Change } from './breaks.ts';
import { offeredVersions } from './shared-versions.ts';

/** @throws Refusal if the site has no such version */
export async function shellChange(
  origin: string,
  version: string,
  token?: string,
): Promise<Change> {
  const address = `/releases/shell/${encodeURIComponent(version)}/release.json`;
  const shell = await publicFile<ShellRelease>(origin, address, token);
  if (!shell) {
    throw new Refusal(
      `${origin} has no version ${version} of the shell. See what it has with: npm run mfe -- list shell`,
    );
  }
  const { contract, provides, pages, unitManifest } = shell;
  const offered = await offeredVersions(origin, unitManifest, token);
  return {
    name: `shell ${version}`,
    contract,
    provides,
    pages,
    ...(offered && { versions: { offered, isAll: true } }),
  };
}
