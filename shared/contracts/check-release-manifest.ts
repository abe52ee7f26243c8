import * as z from 'zod/mini';
import { fitsRange } from './contract-range.ts';
import { missingExports } from './missing-exports.ts';
import { type ReleaseManifest, type RemoteRelease, releaseManifest } from './release-manifest.ts';

export type CheckedReleaseManifest =
  | { ok: true; manifest: ReleaseManifest }
  | { ok: false; problems: readonly string[] };

/** Checks a release manifest as a whole: its shape, and what must hold between shell and remotes. Lists every problem. */
export function checkReleaseManifest(value: unknown): CheckedReleaseManifest {
  const parsed = releaseManifest.safeParse(value, { error: inEnglish });
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(describe) };
  const manifest = parsed.data;
  const problems = [
    ...unhashedFiles('shell', manifest.shell.files, Object.values(manifest.shell.entry).flat()),
    ...overlappingMounts(manifest),
    ...Object.entries(manifest.remotes).flatMap(([name, remote]) =>
      remoteProblems(name, remote, manifest),
    ),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, manifest };
}

/** zod/mini brings no language: without this every rule says "Invalid input". */
const inEnglish = z.locales.en().localeError;

const describe = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;

function remoteProblems(name: string, remote: RemoteRelease, { shell }: ReleaseManifest): string[] {
  const needed = Object.values(remote.exposes).flatMap(({ js, css }) => [...js, ...css]);
  const problems = unhashedFiles(name, remote.files, [remote.entry, ...needed]);
  if (!remote.exposes['./routes']) problems.push(`${name} exposes no ./routes`);
  if (!fitsRange(shell.contract, remote.contract)) {
    problems.push(`${name} needs contract ${remote.contract}, the shell offers ${shell.contract}`);
  }
  for (const missing of missingExports(remote.uses, shell.provides)) {
    problems.push(`${name} uses ${missing}, which this shell doesn't provide`);
  }
  return problems;
}

const unhashedFiles = (name: string, files: Record<string, string>, needed: string[]) =>
  needed.filter((file) => !files[file]).map((file) => `${name} lists no hash for ${file}`);

/** Answered by the API, whatever a remote says. */
const SERVER_PATHS = ['/v1', '/releases'];

interface Area {
  owner: string;
  path: string;
}

/** Two areas may not own one address, nor may one lie inside another. The shell's own pages may. */
function overlappingMounts({ shell, remotes }: ReleaseManifest): string[] {
  const areas: Area[] = [
    ...SERVER_PATHS.map((path) => ({ owner: 'the server', path })),
    ...shell.pages.filter(({ path }) => path !== '/').map(({ path }) => ({ owner: 'shell', path })),
    ...Object.entries(remotes).flatMap(([owner, { mountPaths }]) =>
      mountPaths.map((path) => ({ owner, path })),
    ),
  ];
  return areas.flatMap((one, index) =>
    areas
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`),
  );
}

const overlap = (one: Area, other: Area) =>
  !(one.owner === 'shell' && other.owner === 'shell') &&
  (startOf(one).startsWith(startOf(other)) || startOf(other).startsWith(startOf(one)));

/** The address up to its first parameter, which may be anything, with a closing slash. */
const startOf = ({ path }: Area) => `${path}/`.replace(/:.*/, '');
