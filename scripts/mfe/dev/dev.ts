/** `dev`: a remote as it's being written, with hot reload, inside a site that runs elsewhere. */
import {
  type ExportsByModule,
  missingExports,
  type ReleaseManifest,
  type RemoteManifest,
  type RuntimeConfig,
} from '@site/shared/contracts/composition';
import { claimPort, LOOPBACK } from '../../process/free-port.mjs';
import { IS_PACKED, REMOTES } from '../../webpack/paths.mjs';
import { declaredBy } from '../declaration.ts';
import { liveManifest, oddAnswer, reach } from '../http-client.ts';
import { exitCodes, Refusal } from '../refusal.ts';
import { builtRemote, createSigner, refuseMisfits, withRemote } from './composition.ts';
import { bootOf } from './document.ts';
import { createFront } from './front.ts';
import { startHotBuild } from './hot-build.ts';

interface Options {
  /** The only one there is if omitted. */
  remote: string | undefined;
  port: number;
  say(line: string): void;
  isQuiet: boolean;
}

export interface Development {
  /** The page to open. */
  url: string;
  site: string;
  unit: string;
  /** The version of it that everyone else sees; null if none is live. */
  live: string | null;
  shell: string;
  contract: string;
}

/** What is known of a remote before it's built. */
const NOT_BUILT = { uses: {}, entry: Buffer.alloc(0) };

/** @throws Refusal, and nothing runs, if the site, the remote or the port doesn't allow it */
export async function startDevelopment(
  origin: string,
  { remote: requested, port, say, isQuiet }: Options,
): Promise<Development & { close(): Promise<void> }> {
  const remote = declaredBy(knownRemote(requested));
  const { name } = remote;
  const live = await liveManifest(origin);
  refuseMisfits(name, origin, withRemote(live, name, builtRemote(name, NOT_BUILT)));
  const local = await freeAddress(port);
  const signer = createSigner();
  const compose = async (released: ReleaseManifest) => {
    const { latest } = await building;
    return signer.sign(withRemote(released, name, builtRemote(name, await latest())));
  };
  const { site, config } = await knownSite(origin);
  const answer = createFront({ site, config, local, remote: name, compose, keys: signer.keys });
  const onUses = (uses: ExportsByModule) => {
    for (const missing of missingExports(uses, live.shell.provides))
      say(`${name} uses ${missing}, which the live shell doesn't provide.`);
  };
  const building = startHotBuild({ remote, local, answer, say, onUses, isQuiet });
  const { close } = await building;
  try {
    refuseMisfits(name, origin, await compose(live));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: new URL(firstPageOf(remote), local).href,
    site: origin,
    unit: name,
    live: live.remotes[name]?.version ?? null,
    shell: live.shell.version,
    contract: live.shell.contract,
    close,
  };
}

const firstPageOf = ({ pages, mountPaths: [area = '/'] }: RemoteManifest): string =>
  pages.find(({ path }) => !path.includes(':'))?.path ?? area;

function knownRemote(requested: string | undefined): string {
  const [only = ''] = REMOTES;
  if (!requested && REMOTES.length === 1) return only;
  if (requested && REMOTES.includes(requested)) return requested;
  const what = requested ? `${requested} can't be built here. ` : '';
  throw new Refusal(`${what}Name a remote: ${REMOTES.join(', ')}.`, exitCodes.usage);
}

async function freeAddress(port: number): Promise<URL> {
  await claimPort(port).catch(() => {
    throw new Refusal(`Port ${port} is in use. Stop what uses it, or name another with --port.`);
  });
  return new URL(`http://${LOOPBACK}:${port}/`);
}

export function describeDevelopment({
  url,
  site,
  unit,
  live,
  shell,
  contract,
}: Development): string {
  const command = IS_PACKED ? 'npx stepwise-mfe' : 'npm run mfe --';
  return [
    '',
    `${unit} is running inside ${site}: open ${url}`,
    `  live there: ${unit} ${live ?? '(no version yet)'}, shell ${shell}, contract ${contract}`,
    '',
    `Edit ${unit}/src: open pages show what you save, and nobody else sees it.`,
    'Log in there as you do on the site: its data is real, and so are your changes to it.',
    `Here it's rendered in the browser only; the server renders it too once it's released: ${command} publish ${unit}`,
    '',
    'Press Ctrl+C to stop.',
  ].join('\n');
}

/**
 * Where a site answers in the end, which may be another address than was named, and what its pages know of their
 * surroundings.
 * @throws Refusal if there is no such site
 */
export async function knownSite(origin: string): Promise<{ site: URL; config: RuntimeConfig }> {
  const answer = await reach(origin, '/', { headers: { accept: 'text/html' } });
  const boot = bootOf(await answer.text());
  if (!boot) throw oddAnswer(origin, answer.status);
  return { site: new URL('/', answer.url), config: boot.config };
}
