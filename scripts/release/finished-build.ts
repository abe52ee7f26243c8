/**
 * What `publish --dist` reads of a build that another bundler has finished, with everything that is required of it
 * (docs/guides/other-bundlers.md has the same fields in words).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  foreignPaths,
  type RemoteManifest,
  releaseFile,
  remoteDescription,
  remoteManifest,
} from '@site/shared/contracts/composition';
import * as z from 'zod/mini';
import { wordsForIssue } from '../mfe/issue-words.ts';
import { providedByShell } from '../webpack/shared-modules.mjs';
import { PLACEHOLDER } from '../webpack/version.mjs';

const DECLARATION = 'remote.json';
const MANIFEST = 'manifest.json';
const DESCRIPTION = 'release.json';
const ROUTES = './routes';

const provided = new Set(providedByShell.map(({ name }) => name));

/** Of an exposed module, what it needs before it's evaluated. What it loads later is its own business. */
const first = z.object({ sync: z.array(releaseFile) });
const assets = z.object({ js: first, css: first });

const remoteEntry = z.object({
  path: z.string(),
  name: releaseFile,
  type: z.optional(
    z
      .string()
      .check(
        z.refine(
          (type) => !['module', 'esm'].includes(type),
          'must be a classic script: a page refuses modules that others import',
        ),
      ),
  ),
});

const shared = z
  .object({ name: z.string(), assets: z.object({ js: first }) })
  .check(
    z.refine(
      (one) => !provided.has(one.name) || one.assets.js.sync.length === 0,
      'brings a copy of what the shell has: share it with import: false',
    ),
  );

/** Federation's manifest, as far as a release is made from it. */
export const unitManifest = (remote: string) =>
  z.object({
    metaData: z.object({
      globalName: z.string().check(
        z.refine((name) => containerForm(remote).test(name), {
          error: ({ input }) =>
            `is called ${input}. Call it ${remote.replace('-', '_')}_<version>_${PLACEHOLDER}: ${PLACEHOLDER} makes way for a hash, so that two versions can be in one page`,
        }),
      ),
      buildInfo: z.optional(
        z.object({
          buildVersion: z.optional(
            z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0')),
          ),
        }),
      ),
      remoteEntry,
    }),
    shared: z.array(shared),
    exposes: z
      .array(z.object({ path: z.string(), assets }))
      .check(
        z.refine(
          (all) => all.some(({ path }) => path === ROUTES),
          `must have one with the path ${ROUTES}`,
        ),
      ),
  });
type UnitManifest = z.infer<ReturnType<typeof unitManifest>>;

const containerForm = (remote: string) =>
  new RegExp(`^${remote.replace('-', '_')}_[a-zA-Z0-9_]*${PLACEHOLDER}$`);

export interface FinishedBuild {
  declaration: RemoteManifest;
  manifest: UnitManifest;
}

/** @throws Error that names every file and field of the folder that isn't as required */
export function finishedBuild(remote: string, dist: string): FinishedBuild {
  const declaration = checked(dist, DECLARATION, remoteManifest);
  const manifest = checked(dist, MANIFEST, unitManifest(remote));
  if (!declaration.data || !manifest.data)
    throw unfinished(remote, dist, [...declaration.problems, ...manifest.problems]);
  const build = { declaration: declaration.data, manifest: manifest.data };
  const problems = [
    ...foreignPaths(build.declaration).map((problem) => `${DECLARATION}: ${problem}`),
    ...unexposed(build),
    ...missingFiles(dist, build.manifest),
  ];
  if (problems.length === 0) return build;
  throw unfinished(remote, dist, problems);
}

/** @throws Error unless the folder's release.json, if it has one, is a release of the remote */
export function isReleased(remote: string, dist: string): boolean {
  if (!existsSync(join(dist, DESCRIPTION))) return false;
  const { data, problems } = checked(dist, DESCRIPTION, remoteDescription);
  if (!data) throw unfinished(remote, dist, problems);
  if (data.base === `/releases/${remote}/${data.version}/`) return true;
  throw unfinished(remote, dist, [`${DESCRIPTION}: base: must be the address of ${remote}`]);
}

const unfinished = (remote: string, dist: string, problems: readonly string[]) =>
  new Error([`${dist} isn't a finished build of ${remote}:`, ...problems].join('\n  '));

function checked<T>(dist: string, file: string, schema: z.ZodMiniType<T>) {
  const words = (said: string) => said.replaceAll(/^ */gm, `${file}: `);
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(join(dist, file), 'utf8')));
    if (parsed.success) return { data: parsed.data, problems: [] };
    return { data: null, problems: parsed.error.issues.map(wordsForIssue).map(words) };
  } catch (error) {
    return { data: null, problems: [`${file}: can't be read: ${(error as Error).message}`] };
  }
}

function unexposed({ declaration, manifest }: FinishedBuild): string[] {
  const exposed = manifest.exposes.map(({ path }) => path);
  return declaration.slots.flatMap(({ module }, index) =>
    exposed.includes(module)
      ? []
      : [
          `${DECLARATION}: slots.${index}.module: must be one of what is exposed (${exposed.join(', ')})`,
        ],
  );
}

function missingFiles(dist: string, { metaData, exposes }: UnitManifest): string[] {
  const { path, name } = metaData.remoteEntry;
  const named = [
    ['metaData.remoteEntry', path + name] as const,
    ...exposes.flatMap(({ assets: { js, css } }, index) =>
      [...js.sync, ...css.sync].map((file) => [`exposes.${index}.assets`, file] as const),
    ),
  ];
  return named
    .filter(([, file]) => !existsSync(join(dist, file)))
    .map(([field, file]) => `${MANIFEST}: ${field}: there is no file ${file}`);
}
