import type {
  ReleaseManifest,
  RemoteDescription,
  RemoteRelease,
} from '@site/shared/contracts/composition';

const REFRESH_TIMEOUT_MS = 10_000;

/**
 * What this page knows to be live.
 * @param inlined what the server sent with the document; read when it is first needed
 * @param verify throws for one that may not be used
 */
export function createLiveManifest(
  inlined: () => ReleaseManifest,
  verify: (manifest: ReleaseManifest) => Promise<void>,
) {
  /** Hashes of every release this page knows: one that is superseded may still run and load chunks. */
  const known = new Map<string, Record<string, string>>();
  let latest: ReleaseManifest | null = null;
  let verified: Promise<void> | null = null;

  const know = ({ base, files }: Pick<RemoteDescription, 'base' | 'files'>) =>
    void known.set(base, files);

  const remember = (manifest: ReleaseManifest): ReleaseManifest => {
    for (const release of [manifest.shell, ...Object.values(manifest.remotes)]) know(release);
    return manifest;
  };

  const current = (): ReleaseManifest => {
    latest ??= remember(inlined());
    return latest;
  };

  /**
   * Requests what is live now, and changes nothing here. The server has validated the release manifest, or goes on
   * serving the last good one.
   */
  async function request(): Promise<ReleaseManifest> {
    const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
    const response = await fetch('/release-manifest.json', { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`the release manifest responded with ${response.status}`);
    const manifest = (await response.json()) as ReleaseManifest;
    await verify(manifest);
    return manifest;
  }

  /** What is loaded from now on is loaded from this one, which has been verified. */
  function take(manifest: ReleaseManifest): void {
    latest = remember(manifest);
    verified = Promise.resolve();
  }

  const refresh = async () => take(await request());

  /** A cache on the way may have served a stale document: then there is a good one now. */
  const refreshFor = (reason: unknown) =>
    refresh().catch(() => {
      throw reason;
    });

  return {
    current,
    request,
    take,
    refresh,

    /** Resolves once what is current may be used. */
    verified(): Promise<void> {
      verified ??= verify(current()).catch(refreshFor);
      return verified;
    },

    /** Accepts the hashes of a release that isn't live, and that the release manifest vouches for. */
    know,

    releaseOf: (name: string): RemoteRelease | undefined => current().remotes[name],

    /** The hash of a file by its address; undefined for anything that no release lists. */
    hashOf(address: string): string | undefined {
      current();
      const { pathname } = new URL(address, location.href);
      for (const [base, files] of known) {
        if (pathname.startsWith(base)) return files[pathname.slice(base.length)];
      }
      return undefined;
    },

    /** The remote that owns a path. Mount paths never overlap: the release manifest is refused if they do. */
    ownerOf(path: string): string | undefined {
      const owns = ([, { mountPaths }]: [string, RemoteRelease]) =>
        mountPaths.some((mountPath) => isUnder(path, mountPath));
      return Object.entries(current().remotes).find(owns)?.[0];
    },
  };
}

/** Whether `path` lies at or below `mountPath`, by whole segments. */
const isUnder = (path: string, mountPath: string) =>
  path === mountPath || path.startsWith(`${mountPath}/`);
