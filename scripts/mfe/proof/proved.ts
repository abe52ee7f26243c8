/** What this clone has proved: the same bytes beside the same others aren't proved again. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { UnitVersion } from '@site/shared/contracts/releases';
import { projectPath } from '../../webpack/paths.mjs';

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

const nameOf = ({ site, manifestId, versions }: Proved) =>
  [site, manifestId, ...versions.map(({ unit, version }) => `${unit}@${version}`)].join(' ');

async function notes(): Promise<string[]> {
  try {
    return JSON.parse(await readFile(NOTES, 'utf8'));
  } catch {
    return [];
  }
}

export const wasProved = async (proved: Proved): Promise<boolean> =>
  (await notes()).includes(nameOf(proved));

export async function noteProof(proved: Proved): Promise<void> {
  const name = nameOf(proved);
  const others = (await notes()).filter((other) => other !== name);
  await mkdir(dirname(NOTES), { recursive: true });
  await writeFile(NOTES, JSON.stringify([...others, name].slice(-MOST)));
}
