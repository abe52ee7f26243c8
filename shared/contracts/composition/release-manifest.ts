import * as z from 'zod/mini';
import { budget } from './budget.ts';
import { pageEntry, remoteManifest } from './remote.ts';
import type { RenderedState } from './rendering.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** A short text of one form. Nothing looks at one that is too long. */
const formed = (most: number, form: RegExp, requirement: string) =>
  z
    .string()
    .check(z.maxLength(most, { error: requirement, abort: true }), z.regex(form, requirement));

/** Relative to the release's folder, such as static/routes.1a2b3c4d.js. */
export const releaseFile = formed(
  200,
  /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/,
  'must be a relative file path of at most 200 characters',
);
export const releaseVersion = formed(
  64,
  /^\d+\.\d+\.\d+-[0-9a-z]{10}$/,
  'must be a release version such as 1.0.0-h1a2b3c4d5',
);
export const integrity = formed(
  71,
  /^sha384-[A-Za-z0-9+/]{64}$/,
  'must be a sha384 integrity value',
);

/** The files one exposed module needs, in the order in which they are preloaded. */
const exposedFiles = z.strictObject({ js: z.array(releaseFile), css: z.array(releaseFile) });

/** Shared module, such as @site/shared/ui, and the names of some of its exports, as the compiler found them. */
const exportsByModule = z.record(z.string(), z.array(z.string()));
export type ExportsByModule = z.infer<typeof exportsByModule>;

/** How many versions of a unit are retained to go back to. Every page carries them. */
export const MOST_PREVIOUS = 5;

const releaseFacts = {
  version: releaseVersion,
  /** Address of the release's folder, with a closing slash. */
  base: z.string().check(z.regex(/^\/releases\/[a-z-]+\/[\w.-]+\/$/, 'must be a release address')),
  /** Address of the unit manifest, which federation writes for tools, served `no-cache`. */
  unitManifest: z.string(),
  /** Every script and stylesheet with its hash. What is not listed is not loaded. */
  files: z.record(releaseFile, integrity),
  /** The server build, among the files: the same routes, for rendering documents. Without it, browsers render. */
  server: z.optional(releaseFile),
};

/** What a live release follows. */
const successionFacts = {
  /** The versions that were live before this one, to go back to: each once, the latest first. */
  previous: z.array(releaseVersion).check(z.maxLength(MOST_PREVIOUS)),
  /**
   * What a page takes instead if this version fails there: the version live before, with the hash of its release.json,
   * which names all else. null if there was none.
   */
  fallback: z.optional(
    z.nullable(z.strictObject({ version: releaseVersion, description: integrity })),
  ),
};

/** A build of the shell as its release.json describes it. */
export const shellDescription = z.strictObject({
  ...releaseFacts,
  /** The shell's own pages; everything else belongs to a remote or does not exist. */
  pages: z.array(pageEntry),
  /** The contract version the shell offers to remotes. */
  contract: z.string(),
  /** What the shared modules export in this build. */
  provides: exportsByModule,
  /** What the document loads before anything else. */
  entry: exposedFiles,
  /** Shared modules the shell loads on demand for remotes, so that a page of a remote can preload them. */
  shared: z.record(z.string(), exposedFiles),
  /** What the shell may weigh, if that isn't the usual. */
  budget: z.optional(budget),
});

export const shellRelease = z.extend(shellDescription, successionFacts);
export type ShellRelease = z.infer<typeof shellRelease>;

/** What a release says as its team wrote it in remote.json. */
const owned = remoteManifest.shape;

/** A build of a remote as its release.json describes it. */
export const remoteDescription = z.strictObject({
  ...releaseFacts,
  /** The global under which the entry registers the container: carries name and version. */
  container: z.string().check(z.regex(/^mfe_[a-z]+_\w+$/, 'must be a container name')),
  entry: releaseFile,
  /** The range of contract versions the remote works with. */
  contract: owned.contract,
  /** What this build uses of the shared modules. */
  uses: exportsByModule,
  mountPaths: owned.mountPaths,
  pages: owned.pages,
  redirects: owned.redirects,
  navigation: owned.navigation,
  /** Which slot is filled by which exposed module, and for whom. */
  slots: owned.slots,
  exposes: z.record(z.string(), exposedFiles),
  copies: owned.copies,
  budget: owned.budget,
});
export type RemoteDescription = z.infer<typeof remoteDescription>;
export type ReleaseDescription = z.infer<typeof shellDescription> | RemoteDescription;

export const remoteRelease = z.extend(remoteDescription, successionFacts);
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** The release manifest: what is live, complete and at one moment. Everything the composition needs, nothing else. */
export const releaseManifest = z.strictObject({
  schemaVersion: z.literal(1),
  manifestId: z.string(),
  /** Grows with every change of the release manifest. */
  sequence: z.int().check(z.minimum(1)),
  /** ISO 8601 in UTC: after it browsers don't take it. null in the database, where it counts as long as it's live. */
  expires: z.nullable(z.iso.datetime()),
  /** The name of a key, a dot, and the Ed25519 signature (base64) over `signedText`. What isn't signed isn't used. */
  signature: z.nullable(z.string()),
  shell: shellRelease,
  remotes: z.record(z.string(), remoteRelease),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** What the server inlines in every page: the release manifest, the surroundings and the data the page starts with. */
export interface Boot {
  releaseManifest: ReleaseManifest;
  /** The public keys that release manifests may be signed with, base64url, by name. */
  manifestKeys?: Readonly<Record<string, string>>;
  config: RuntimeConfig;
  /** Set if the person chose to see the site as it was: the id of the release manifest, which is older than others they've seen. */
  past?: string;
  /** Responses of the API that this page needs first, by address; requested as `person` (null for a visitor). */
  data?: { person: string | null; answers: Record<string, unknown> };
  /** Set if the document holds the rendered page: what it was made from, for the browser to go on with. */
  rendered?: RenderedState;
}
