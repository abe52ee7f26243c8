import { mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectPath, TEMPLATE } from '../../webpack/paths.mjs';
import type { RequestedRemote } from './requested-remote.ts';

/** What the remote shares with the project that it is made in. */
export interface Surroundings {
  /** The folder that its own is made in. */
  root: string;
  /** Versions as package.json names them. */
  contract: string;
  react: string;
  /** Makes what a file says of places true where it's put. */
  placed?(content: string): string;
}

/**
 * Makes the folder of a remote.
 * @returns the files in it, relative to it
 */
export async function copyTemplate(
  requested: RequestedRemote,
  { root, contract, react, placed = (content) => content }: Surroundings,
): Promise<string[]> {
  const template = projectPath(TEMPLATE);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .sort();
  for (const file of files) {
    const target = join(root, requested.name, file);
    mkdirSync(dirname(target), { recursive: true });
    const content = filledIn(await readFile(join(template, file), 'utf8'), requested);
    await writeFile(target, placed(withVersions(file, content, { contract, react })));
  }
  return files;
}

/** In a repository of its own, shared and scripts are packages, and no other remote is there. */
export const asPackages = (content: string): string =>
  content
    .replace(',\n  "references": [{ "path": "../shared" }]', '')
    .replaceAll('../tsconfig.base.json', '@site/mfe-tools/tsconfig.base.json')
    .replaceAll('../scripts/', '@site/mfe-tools/')
    .replaceAll('../shared/', '../node_modules/@site/shared/')
    .replace(
      /\nRun it alone: .*\n/,
      '\nRun it inside the site: `npx stepwise-mfe dev --to <site>`. Its tests: `npm test`.\n',
    );

/** Paths that lead out of the template to the project lead there from the new folder. */
const filledIn = (content: string, { name, mountPath, title }: RequestedRemote): string =>
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
