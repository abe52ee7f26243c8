import { mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectPath, TEMPLATE } from '../../webpack/paths.mjs';
import type { WantedRemote } from './wanted-remote.ts';

/** What the remote shares with the project that it is made in. */
export interface Surroundings {
  /** The folder that its own is made in. */
  root: string;
  /** Versions as package.json names them. */
  contract: string;
  react: string;
}

/**
 * Makes the folder of a remote.
 * @returns the files in it, relative to it
 */
export async function copyTemplate(
  wanted: WantedRemote,
  { root, contract, react }: Surroundings,
): Promise<string[]> {
  const template = projectPath(TEMPLATE);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .sort();
  for (const file of files) {
    const target = join(root, wanted.name, file);
    mkdirSync(dirname(target), { recursive: true });
    const content = filledIn(await readFile(join(template, file), 'utf8'), wanted);
    await writeFile(target, withVersions(file, content, { contract, react }));
  }
  return files;
}

/** Paths that lead out of the template to the project lead there from the new folder. */
const filledIn = (content: string, { name, mountPath, title }: WantedRemote): string =>
  content
    .replaceAll('../../../../', '../')
    .replaceAll('mfe-example', name)
    .replaceAll('/example', mountPath)
    .replaceAll('Example title', title);

/** Those of the project, whatever they were when the template was written. */
function withVersions(
  file: string,
  content: string,
  { contract, react }: Pick<Surroundings, 'contract' | 'react'>,
): string {
  if (file === 'remote.json')
    return content.replace(/"contract": "[^"]*"/, `"contract": "^${contract}"`);
  if (file === 'package.json') return content.replace(/"react": "[^"]*"/, `"react": "${react}"`);
  return content;
}
