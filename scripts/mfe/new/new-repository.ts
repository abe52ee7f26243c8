/** `new --standalone`: makes a remote as a repository of its own. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from '../pack/pack.ts';
import { Refusal } from '../refusal.ts';
import { asPackages, copyTemplate } from './copy-template.ts';
import { checkedRemote, type Options } from './new-remote.ts';
import { repositoryFiles } from './repository-files.ts';

export interface MadeRepository {
  name: string;
  mountPath: string;
  folder: string;
  /** The contract that its packages are of. */
  contract: string;
}

/** @throws Refusal, and nothing is written, if name, address or folder is taken or isn't allowed */
export async function newRepository(
  given: string,
  to: string,
  options: Options,
): Promise<MadeRepository> {
  const folder = resolve(to);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(
      `${folder} isn't empty. Name an empty folder, or one that doesn't exist yet.`,
    );
  }
  const { requested, ...versions } = await checkedRemote(given, options);
  const packages = await pack(join(folder, 'packages'));
  await copyTemplate(requested, { root: folder, ...versions, placed: asPackages });
  for (const [file, content] of Object.entries(repositoryFiles({ ...requested, ...packages }))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return {
    name: requested.name,
    mountPath: requested.mountPath,
    folder,
    contract: versions.contract,
  };
}

export const describeRepository = ({ name, mountPath, folder }: MadeRepository): string =>
  [
    `${name} is made in ${folder}, and owns ${mountPath}.`,
    `  cd ${folder}`,
    '  npm install',
    '  npm test',
    '  npx stepwise-mfe dev --to <site>',
    `  npx stepwise-mfe publish ${name} --to <site>`,
  ].join('\n');
