/**
 * What holds the code of teams while it renders: a process that sees no file, no network, no other process and nothing
 * of the API's environment (docs/security.md, decision 80).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConfinementKind } from '@site/shared/contracts/site';
import type { FastifyBaseLogger } from 'fastify';

export interface Confinement {
  kind: ConfinementKind;
  /** Starts the program of a rendering process. */
  command: readonly string[];
  env: NodeJS.ProcessEnv;
}

const program = fileURLToPath(new URL('./rendering-program.cjs', import.meta.url));
const confine = fileURLToPath(new URL('./confine.sh', import.meta.url));

/** As much as the objects of a process may take, in MiB; the builds of the shell and a remote take about 40. */
const HEAP_MIB = 192;

/** As much memory as a process may have in all, in KiB: buffers are no objects, and have no other limit. */
const MEMORY_KIB = 1024 * 1024;

/** How long a try may take, in milliseconds: a process starts in a twentieth of it. */
const TRY_MS = 10_000;

const permissionFlag = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** What stands after Node's own name: no rights, no code from strings, and nothing that writes into the channel. */
const flags = [
  ...(permissionFlag ? [permissionFlag, `--allow-fs-read=${program}`] : []),
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MIB}`,
];

/** What a program needs to be started at all, besides its own file: the system's libraries. */
const system = ['/usr', '/lib', '/lib64', '/lib32', '/bin', '/sbin', '/nix', '/etc/ld.so.cache'];

const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

type Wrap = (node: readonly string[], visible: readonly string[]) => string[];

/** https://github.com/containers/bubblewrap */
const inBubblewrap: Wrap = (node, visible) => [
  ...['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...visible.flatMap((path) => ['--ro-bind-try', path, path]),
  ...['--chdir', '/', '--'],
  ...node,
];

/** The same with what every Linux has (util-linux). Ends with the API, however that ends. */
const inNamespaces: Wrap = (node, visible) => [
  ...['setpriv', '--pdeathsig', 'KILL'],
  ...['unshare', '--user', '--map-root-user', '--net', '--ipc', '--pid', '--uts', '--mount'],
  ...['--fork', '--kill-child=KILL', 'sh', confine],
  ...visible,
  '--',
  ...node,
];

const limited = (command: readonly string[]) =>
  process.platform === 'win32'
    ? [...command]
    : ['sh', '-c', `ulimit -d ${MEMORY_KIB} && exec "$@"`, 'sh', ...command];

async function works([command = '', ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { env, stdio: 'ignore', timeout: TRY_MS });
  const outcome = await Promise.race([
    once(child, 'exit').then(([code]) => code),
    once(child, 'error'),
  ]);
  return outcome === 0;
}

let found: Promise<Confinement> | undefined;

/** The strongest that this machine has. */
export function findConfinement(): Promise<Confinement> {
  found ??= strongest(process.platform, works);
  return found;
}

/** @param works whether a command succeeds, on a machine of this platform */
export async function strongest(
  platform: NodeJS.Platform,
  works: (command: readonly string[]) => Promise<boolean>,
): Promise<Confinement> {
  const visible = [...system, process.execPath, program];
  const start = [process.execPath, ...flags];
  const wraps = { bubblewrap: inBubblewrap, namespaces: inNamespaces };
  if (platform === 'linux') {
    for (const kind of ['bubblewrap', 'namespaces'] as const) {
      if (!(await works(limited(wraps[kind]([...start, '-e', '0'], visible))))) continue;
      return { kind, command: limited(wraps[kind]([...start, program], visible)), env };
    }
  }
  return { kind: 'permissions', command: limited([...start, program]), env };
}

/** Says so if the code of teams could do more than render. */
export function warnIfUnconfined(
  { kind }: Pick<Confinement, 'kind'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  hasPermissionModel = permissionFlag !== undefined,
): void {
  if (kind !== 'permissions') return;
  const node = hasPermissionModel
    ? "Node's permission model keeps the server builds of remotes from files and programs, but nothing keeps them from the network"
    : 'Nothing keeps the server builds of remotes from files, programs and the network';
  log.warn(
    `${node}. Install bubblewrap, or allow unprivileged user namespaces; or set RENDERERS=0 to leave rendering to browsers.`,
  );
}
