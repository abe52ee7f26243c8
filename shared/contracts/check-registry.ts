import { satisfies } from 'compare-versions';
import * as z from 'zod/mini';
import { type Registry, type RemoteRelease, registry } from './registry.ts';

export type CheckedRegistry =
  | { ok: true; registry: Registry }
  | { ok: false; problems: readonly string[] };

/** Checks a set as a whole: its shape, and what must hold between shell and remotes. Lists every problem. */
export function checkRegistry(value: unknown): CheckedRegistry {
  const parsed = registry.safeParse(value, { error: inEnglish });
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(describe) };
  const set = parsed.data;
  const problems = [
    ...unhashedFiles('shell', set.shell.files, Object.values(set.shell.entry).flat()),
    ...overlappingMounts(set),
    ...Object.entries(set.remotes).flatMap(([name, remote]) => remoteProblems(name, remote, set)),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, registry: set };
}

/** zod/mini brings no language of its own: without this every rule says "Invalid input". */
const inEnglish = z.locales.en().localeError;

const describe = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;

function remoteProblems(name: string, remote: RemoteRelease, { shell }: Registry): string[] {
  const needed = Object.values(remote.exposes).flatMap(({ js, css }) => [...js, ...css]);
  const problems = unhashedFiles(name, remote.files, [remote.entry, ...needed]);
  if (!remote.exposes['./routes']) problems.push(`${name} exposes no ./routes`);
  if (!satisfies(shell.contract, remote.contract)) {
    problems.push(`${name} needs contract ${remote.contract}, the shell offers ${shell.contract}`);
  }
  return problems;
}

const unhashedFiles = (name: string, files: Record<string, string>, needed: string[]) =>
  needed.filter((file) => !files[file]).map((file) => `${name} lists no hash for ${file}`);

/** Two areas may not own one address, nor may one lie inside another. The shell's own pages may. */
function overlappingMounts({ shell, remotes }: Registry): string[] {
  const mounts = [
    ...shell.pages.filter(({ path }) => path !== '/').map(({ path }) => ({ name: 'shell', path })),
    ...Object.entries(remotes).flatMap(([name, { mountPaths }]) =>
      mountPaths.map((path) => ({ name, path })),
    ),
  ];
  return mounts.flatMap((one, index) =>
    mounts
      .slice(index + 1)
      .filter(
        ({ name, path }) =>
          !(name === 'shell' && one.name === 'shell') &&
          (`${path}/`.startsWith(`${one.path}/`) || `${one.path}/`.startsWith(`${path}/`)),
      )
      .map((other) => `${one.path} of ${one.name} and ${other.path} of ${other.name} overlap`),
  );
}
