/** What a site would refuse a build for, before anything of it is uploaded. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { NewCheck, ReleaseChecked } from '@site/shared/contracts/releases';
import { SERVER_FILE } from '../webpack/paths.mjs';
import { exitCodes, Refusal } from './refusal.ts';
import type { Site } from './site.ts';
import type { Build } from './upload.ts';

/** As the site compresses what has no compressed copy (api/src/areas/releases/store/release-problems.ts). */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Says what is close to being a problem.
 * @throws Refusal that says what is wrong with it
 */
export async function requireCheck(
  site: Site,
  build: Build,
  say: (line: string) => void,
): Promise<void> {
  const { problems, warnings } = await checked(site, await checkOf(build));
  if (problems.length > 0) {
    throw new Refusal(
      `${build.unit} ${build.version} isn't uploaded, because of this:\n  ${problems.join('\n  ')}`,
    );
  }
  for (const warning of warnings) say(`Careful: ${warning}`);
}

async function checked(site: Site, check: NewCheck): Promise<ReleaseChecked> {
  try {
    return await site.post<ReleaseChecked>('/checks', check);
  } catch (error) {
    // A site of an earlier version doesn't have this route. It refuses later if it has to.
    const isRefused = error instanceof Refusal && error.exitCode === exitCodes.refused;
    if (isRefused) return { problems: [], warnings: [] };
    throw error;
  }
}

async function checkOf({ unit, version, files }: Build): Promise<NewCheck> {
  const names = new Set(files.map(({ folder, path }) => `${folder}/${path}`));
  const json = async (name: string): Promise<unknown> => {
    const file = files.find(({ folder, path }) => folder === version && path === name);
    return file ? JSON.parse((await file.read()).toString('utf8')) : null;
  };
  return {
    unit,
    version,
    files: await Promise.all(
      files.map(async ({ folder, path, integrity, read }) => {
        const content = await read();
        const isSent =
          /\.(js|css)$/.test(path) && path !== SERVER_FILE && !names.has(`${folder}/${path}.br`);
        const bytes = isSent ? await compressedSize(content) : content.length;
        return { folder, path, integrity, bytes };
      }),
    ),
    description: await json('release.json'),
    bundled: await json('bundled-packages.json'),
  };
}

async function compressedSize(content: Buffer): Promise<number> {
  const { length } = await promisify(brotliCompress)(content, QUALITY);
  return Math.min(length, content.length);
}
