/** What the remote.json of a remote declares, checked before anything is built from it. */
import { existsSync } from 'node:fs';
import {
  foreignPaths,
  type RemoteManifest,
  remoteManifest,
} from '@site/shared/contracts/composition';
import { readJson } from '../dev/development-manifest.ts';
import { projectPath } from '../webpack/paths.mjs';
import { wordsForIssue } from './issue-words.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal that names the file and what is wrong in it */
export function declaredBy(remote: string): RemoteManifest {
  return checkedDeclaration(remote, readOrRefuse(fileOf(remote)), (module) =>
    existsSync(projectPath(`${remote}/${module}`)),
  );
}

const fileOf = (remote: string) => `${remote}/remote.json`;

export function checkedDeclaration(
  remote: string,
  content: unknown,
  isThere: (module: string) => boolean,
): RemoteManifest {
  const declared = remoteManifest.safeParse(content);
  if (!declared.success) throw wrong(remote, declared.error.issues.map(wordsForIssue));
  const foreign = foreignPaths(declared.data);
  if (foreign.length > 0) throw wrong(remote, foreign);
  const missing = declared.data.slots.filter(({ module }) => !isThere(module));
  if (missing.length === 0) return declared.data;
  throw wrong(
    remote,
    missing.map(({ slot, module }) => `${module} for ${slot}: there is no such file`),
  );
}

const wrong = (remote: string, problems: readonly string[]) =>
  new Refusal([`Correct ${fileOf(remote)}:`, ...problems].join('\n  '));

function readOrRefuse(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
