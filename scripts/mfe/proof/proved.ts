/** What this clone has proved: the same bytes beside the same others aren't proved again, nor all pages of a version that has few new ones. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { UnitVersion } from '@site/shared/contracts/releases';
import { projectPath } from '../../webpack/paths.mjs';
import type { ProvedVersion } from './changed-pages.ts';

const NOTES = projectPath('node_modules/.cache/proofs.json');
/** Enough for a team's day; the latest come last. */
const MOST = 100;

/** What a proof was of. A version is a hash of its bytes. */
export interface Proved {
  site: string;
  /** What was live. */
  manifestId: string;
  /** What was proved, and then what belongs to it. */
  versions: readonly UnitVersion[];
}

interface Notes {
  proofs: string[];
  versions: Named[];
}
type Named = readonly [name: string, version: ProvedVersion];

const nameOf = ({ site, manifestId, versions }: Proved) =>
  [site, manifestId, ...versions.map(({ unit, version }) => `${unit}@${version}`)].join(' ');
const versionName = (site: string, { unit, version }: UnitVersion) => `${site} ${unit}@${version}`;

const NONE: Notes = { proofs: [], versions: [] };

async function notes(): Promise<Notes> {
  try {
    return { ...NONE, ...JSON.parse(await readFile(NOTES, 'utf8')) };
  } catch {
    return NONE;
  }
}

export const wasProved = async (proved: Proved): Promise<boolean> =>
  (await notes()).proofs.includes(nameOf(proved));

/** What is known of a version that this clone has proved on a site. */
export async function provedVersion(
  site: string,
  version: UnitVersion,
): Promise<ProvedVersion | undefined> {
  const name = versionName(site, version);
  return (await notes()).versions.find(([each]) => each === name)?.[1];
}

/** @param known of the first of its versions */
export async function noteProof(proved: Proved, known: ProvedVersion): Promise<void> {
  const { proofs, versions } = await notes();
  const [first = { unit: '', version: '' }] = proved.versions;
  const [proof, version] = [nameOf(proved), versionName(proved.site, first)];
  const noted: Notes = {
    proofs: [...proofs.filter((other) => other !== proof), proof].slice(-MOST),
    versions: [
      ...versions.filter(([other]) => other !== version),
      [version, known] satisfies Named,
    ].slice(-MOST),
  };
  await mkdir(dirname(NOTES), { recursive: true });
  await writeFile(NOTES, JSON.stringify(noted));
}
