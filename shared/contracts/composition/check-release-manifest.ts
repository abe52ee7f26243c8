import * as z from 'zod/mini';
import { fitsRange, missingExports } from './contract-fit.ts';
import { overlappingAreas } from './mount-paths.ts';
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
    ...overlappingAreas(manifest.shell.pages, manifest.remotes).map(
      ([one, other]) => `${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`,
    ),
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
  if (!remote.exposes['./routes']) problems.push(`${name} doesn't expose ./routes`);
  if (!fitsRange(shell.contract, remote.contract)) {
    problems.push(`${name} needs contract ${remote.contract}, the shell offers ${shell.contract}`);
  }
  for (const missing of missingExports(remote.uses, shell.provides)) {
    problems.push(`${name} uses ${missing}, which this shell doesn't provide`);
  }
  return problems;
}

const unhashedFiles = (name: string, files: Record<string, string>, needed: string[]) =>
  needed.filter((file) => !files[file]).map((file) => `${name} has no hash for ${file}`);
