/**
 * How teams release: the calls of `npm run mfe`, authorised by a token instead of a session. Administrators have
 * those that are about what is live, and about tokens, at /v1/admin/releases.
 */
import * as z from 'zod/mini';
import { byBudgetPart } from '../composition/budget.ts';
import { limits } from '../composition/limits.ts';
import { integrity, releaseFile, releaseVersion } from '../composition/release-manifest.ts';
import { releaseRight, releaseRights } from '../composition/release-rights.ts';
import { line, text } from '../composition/text.ts';
import { OPERATOR } from '../identity/admins.ts';

export const releaseUnit = text(64).check(
  z.regex(/^(shell|mfe-[a-z]+)$/, 'must be shell or the name of a remote such as mfe-roadmaps'),
);

/** The version, or the name of a folder that versions of the unit share. */
export const releaseFolder = text(100).check(
  z.regex(/^\w[\w.-]*$/, 'must be a folder name such as engine-1'),
);

export const manifestId = text(64).check(
  z.regex(/^\w[\w-]*$/, 'must be the id of a release manifest such as 12-1a2b3c4d'),
);

/** Of a token that counts for every unit. */
export const ALL_UNITS = '*';

/** GET /v1/releases/rights: 403 says what the token lacks, before anything is built or uploaded in vain. */
export const rightQuery = z.strictObject({ unit: releaseUnit, right: releaseRight });
export type RightQuery = z.infer<typeof rightQuery>;

const why = z.optional(line(limits.reason, 'must not be empty; leave it out instead'));

/** The files that a site may already have. */
export const filesQuery = z.strictObject({
  integrities: z.array(integrity).check(z.maxLength(5_000)),
});
/** Those that it lacks. */
export const filesMissing = z.object({ missing: z.array(integrity) });

/** The most that one file of a release may hold, in bytes. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** A file that was uploaded, by the hash under which it's stored. */
export const fileStored = z.object({ integrity });

/** A version whose files were uploaded. One of them is its release.json, which describes it. */
const releasedFile = { folder: releaseFolder, path: releaseFile, integrity };
const MOST_FILES = 5_000;

export const newRelease = z.strictObject({
  unit: releaseUnit,
  version: releaseVersion,
  files: z.array(z.strictObject(releasedFile)).check(z.minLength(1), z.maxLength(MOST_FILES)),
});
export type NewRelease = z.infer<typeof newRelease>;

/** A build whose files the site may not have yet. */
export const newCheck = z.strictObject({
  unit: releaseUnit,
  version: releaseVersion,
  files: z
    .array(
      z.strictObject({
        ...releasedFile,
        /** Of a compressed copy, its size; of any other file, how many are sent if there is no such copy. */
        bytes: z.int().check(z.nonnegative()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_FILES)),
  /** Its release.json. */
  description: z.unknown(),
  /** Its bundled-packages.json; null if there is none. */
  bundled: z.unknown(),
});
export type NewCheck = z.infer<typeof newCheck>;

export const releaseChecked = z.object({
  /** Why it wouldn't be made live; empty if it would. */
  problems: z.array(z.string()),
  /** What is close to being a problem. */
  warnings: z.array(z.string()),
});
export type ReleaseChecked = z.infer<typeof releaseChecked>;

export const releaseStored = z.object({
  unit: z.string(),
  version: z.string(),
  /** False if this site had the version already. */
  isNew: z.boolean(),
});

/** More units than any site has. */
const MOST_TOGETHER = 50;

const namedVersion = z.strictObject({ unit: releaseUnit, version: releaseVersion });
export type UnitVersion = z.infer<typeof namedVersion>;

/**
 * Stored versions of other units that belong to it: they go live in the same release manifest, all of them or none. For
 * a new major version of what the shell shares, which fits none of the remotes that are live.
 */
const together = {
  with: z.optional(z.array(namedVersion).check(z.maxLength(MOST_TOGETHER))),
};

/** A stored version to preview in one's own browser before it's live. */
export const newPreview = z.strictObject({
  unit: releaseUnit,
  version: releaseVersion,
  ...together,
});
export const releasePreview = z.object({
  /** For `?override=` at any page of the site. */
  override: z.string(),
  until: z.iso.datetime(),
  /** Why the version wouldn't be made live, as far as its files show; empty if it would. */
  problems: z.array(z.string()),
});
export type ReleasePreview = z.infer<typeof releasePreview>;

const reasons = {
  why,
  /** Whether it goes live though it outgrows its budget, or brings copies of what the shell shares. Needs a reason. */
  force: z.optional(z.boolean()),
};
/** A stored version that some visitors get first. */
export const trial = z.strictObject({ unit: releaseUnit, version: releaseVersion, ...reasons });
export const promotion = z.strictObject({
  unit: releaseUnit,
  version: releaseVersion,
  ...together,
  ...reasons,
});
export const rollback = z.strictObject({
  unit: releaseUnit,
  /** A version that was live; the one before if omitted. */
  to: z.optional(releaseVersion),
  /** The version to leave: if it isn't live any more, nobody goes back a second time. */
  from: z.optional(releaseVersion),
  why,
});
/** The site becomes as it was composed in that release manifest; units that came later leave it. */
export const restoration = z.strictObject({ manifestId, why });

/** From then on nobody can go back to that version, by any way. This can't be undone. */
export const withdrawal = z.strictObject({
  unit: releaseUnit,
  version: releaseVersion,
  why: line(limits.reason, 'must say why'),
});

/** What such a change leads to. */
export const liveChange = z.object({
  manifestId: z.string(),
  sequence: z.int(),
  /** The units whose version changed, with the version that is live now; null for one that left the site. */
  changed: z.record(z.string(), z.nullable(z.string())),
});
export type LiveChangeMade = z.infer<typeof liveChange>;

export const storedVersion = z.object({
  version: z.string(),
  storedAt: z.iso.datetime(),
  storedBy: z.string(),
  isLive: z.boolean(),
  isWithdrawn: z.boolean(),
  /** Of its own files and of shared ones, as they are stored. */
  bytes: z.int(),
});
/** The author of a change: an administrator or a token by its name, or the operator. */
const author = {
  by: z.string(),
  /** Tokens may have the names of administrators. */
  byAdministrator: z.boolean(),
};
const liveSince = z.object({ at: z.iso.datetime(), ...author });
export type LiveSince = z.infer<typeof liveSince>;
export const unitReleases = z.object({
  unit: z.string(),
  live: z.nullable(z.string()),
  /** When that version went live, and who made it; null if none is. */
  since: z.nullable(liveSince),
  /** The versions that can be gone back to, the latest first. */
  previous: z.array(z.string()),
  /** Those whose files are stored, the latest first. */
  versions: z.array(storedVersion),
});
export const releaseList = z.object({
  manifestId: z.nullable(z.string()),
  units: z.array(unitReleases),
});
export type UnitReleases = z.infer<typeof unitReleases>;
export type ReleaseList = z.infer<typeof releaseList>;

const wholeNumber = (max: number) =>
  z.coerce.number().check(z.int('must be a whole number'), z.minimum(1), z.maximum(max));

export const historyQuery = z.strictObject({
  /** Only entries older than this sequence number. */
  before: z.optional(wholeNumber(2 ** 31 - 1)),
  limit: z._default(wholeNumber(100), 20),
  /** Only those in which this unit's version changed. */
  unit: z.optional(releaseUnit),
});
const unitVersion = z.object({ unit: z.string(), version: z.string() });
export const historyEntry = z.object({
  manifestId: z.string(),
  /** The id of the release manifest that was live before; null for the first one. */
  beforeId: z.nullable(z.string()),
  sequence: z.int(),
  madeAt: z.iso.datetime(),
  ...author,
  action: z.enum(['promote', 'rollback', 'restore', 'withdraw']),
  why: z.nullable(z.string()),
  /** The second person, if there had to be one. */
  approvedBy: z.nullable(z.string()),
  approvedByAdministrator: z.boolean(),
  /** The units whose version changed: from which, to which. null for none. */
  changes: z.array(
    z.object({
      unit: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  /** The version that was withdrawn with it. */
  withdrawn: z.nullable(unitVersion),
  /** Versions it names that were withdrawn since: the site can't be as it was then. */
  withdrawnSince: z.array(unitVersion),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const releaseHistory = z.object({ entries: z.array(historyEntry) });

/** The ids of two release manifests. */
export const diffQuery = z.strictObject({ from: manifestId, to: manifestId });
/** What differs between two release manifests, for one unit. */
export const unitDiff = z.object({
  unit: z.string(),
  version: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  /** The contract version that a shell offers, or the range that a remote needs. */
  contract: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  /**
   * Scripts and stylesheets for browsers together, in bytes, uncompressed; 0 without the unit, null if the
   * files were removed since.
   */
  bytes: z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  /** What browsers download of it, in bytes; null without the unit, or if the files were removed since. */
  weight: z.object({ from: z.nullable(byBudgetPart), to: z.nullable(byBudgetPart) }),
  /** What it may weigh, in KiB; null without the unit. */
  budget: z.object({ from: z.nullable(byBudgetPart), to: z.nullable(byBudgetPart) }),
  /**
   * Packages that it shares with the rest of the page, if they differ: the version that a shell offers, or the range
   * that a remote needs; null if it shares none. Empty if the files were removed since.
   */
  packages: z.array(
    z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  /** What the shell provides, or a remote uses, of shared modules, such as "@site/shared/ui Button". */
  exports: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
  pages: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
});
export type UnitDiff = z.infer<typeof unitDiff>;
export const releaseDiff = z.object({
  from: z.string(),
  to: z.string(),
  /** Those whose versions differ. */
  units: z.array(unitDiff),
});
export type ReleaseDiff = z.infer<typeof releaseDiff>;

export const collection = z.strictObject({
  /** How many of the latest versions of each unit stay, besides those that must. */
  keep: z.int().check(z.minimum(1), z.maximum(1_000)),
});
export const collected = z.object({
  removed: z.array(z.object({ unit: z.string(), version: z.string() })),
  files: z.int(),
  bytes: z.int(),
});
export type Collected = z.infer<typeof collected>;

/** The longest that a token may count, in days. */
export const MOST_TOKEN_DAYS = 366;
const DAYS_REQUIREMENT = `must be a whole number from 1 to ${MOST_TOKEN_DAYS}`;
export const newReleaseToken = z.strictObject({
  /** Who releases with it, as the history says. No two tokens have the same name at a time. */
  name: line(limits.name, 'must be a name').check(
    z.refine(
      (name) => name.toLowerCase() !== OPERATOR,
      "is the history's own name for the machine: choose another",
    ),
  ),
  unit: z.union(
    [z.literal(ALL_UNITS), releaseUnit],
    `must be shell, the name of a remote such as mfe-roadmaps, or ${ALL_UNITS}`,
  ),
  rights: z
    .array(releaseRight)
    .check(z.minLength(1, 'must list at least one right'), z.maxLength(releaseRights.length)),
  days: z
    .int(DAYS_REQUIREMENT)
    .check(z.minimum(1, DAYS_REQUIREMENT), z.maximum(MOST_TOKEN_DAYS, DAYS_REQUIREMENT)),
});
export type NewReleaseToken = z.infer<typeof newReleaseToken>;
export const releaseToken = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  rights: z.array(releaseRight),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Whether that is the name of an administrator. */
  createdByAdministrator: z.boolean(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type ReleaseToken = z.infer<typeof releaseToken>;
/** Those that nobody has ended, also if they have expired. */
export const releaseTokens = z.object({ tokens: z.array(releaseToken) });
/** The only time that anyone sees the token itself. */
export const releaseTokenMade = z.extend(releaseToken, { token: z.string() });
export type ReleaseTokenMade = z.infer<typeof releaseTokenMade>;
export const releaseTokenParams = z.strictObject({ id: z.uuid() });
