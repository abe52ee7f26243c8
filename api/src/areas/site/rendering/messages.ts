/** What the API and a rendering process say to each other, in lines of JSON. */
import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts/composition';
import { type PageHead, pageHead, type ShownUser } from '@site/shared/contracts/composition';
import * as z from 'zod/mini';

/** The server build of a unit: 'shell' or a remote's name. */
export interface ServerBuild {
  unit: string;
  /** What traces call it. */
  name: string;
  source: string;
}

/** A page to be rendered. */
export interface PageJob {
  kind: 'page';
  manifestId: string;
  /** Path and search part. */
  address: string;
  user: ShownUser | null;
  theme: 'light' | 'dark' | null;
  zone?: string | undefined;
  /** What fills the page's slots, as remote and module. */
  panels: readonly (readonly [remote: string, module: string])[];
}

/** A unit that is to list its entries of the sitemap. */
export interface SitemapJob {
  kind: 'sitemap';
  manifestId: string;
  unit: string;
}

export type RenderJob = PageJob | SitemapJob;

/** To a rendering process. Ids are those of jobs. It holds a release manifest until it gets `forget`. */
export type ToProcess =
  | {
      type: 'load';
      /** The shell first. */
      units: readonly ServerBuild[];
      /** The modules of Node that builds may require. */
      builtins: readonly string[];
      config: RuntimeConfig;
      publicUrl: string;
    }
  | { type: 'manifest'; manifest: ReleaseManifest }
  | { type: 'forget'; manifestId: string }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'answer'; call: number; status: number; json: string }
  | { type: 'abandon'; id: number }
  | { type: 'ping' };

/** As much text as a page may be, in UTF-16 units. The longest of ours has a twentieth of it. */
const LONGEST_HTML = 8 * 1024 * 1024;

const OWN = 'http://own';
const isOwnPath = (path: string) =>
  path.startsWith('/') && URL.canParse(path, OWN) && new URL(path, OWN).origin === OWN;
const ownPath = z
  .string()
  .check(z.maxLength(2_000), z.refine(isOwnPath, 'must be a path of the site'));
const picture = z.string().check(
  z.maxLength(2_000),
  z.refine(
    (image) => isOwnPath(image) || (URL.canParse(image) && new URL(image).protocol === 'https:'),
    'must be a path of the site or https',
  ),
);

const summary = z.strictObject({
  status: z.literal([200, 404]),
  head: z.extend(z.partial(pageHead), {
    canonical: z.optional(ownPath),
    image: z.optional(z.nullable(picture)),
  }),
});

/** What a page says of itself beyond what its unit declares for the address. */
export interface PageSummary {
  status: 200 | 404;
  head: Partial<PageHead>;
}

/** What comes of a job. Entries are as the unit gave them. */
const result = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]),
    location: ownPath,
  }),
  z.extend(summary, {
    kind: z.literal('page'),
    html: z.string().check(z.maxLength(LONGEST_HTML)),
    /** Addresses of the stylesheets that the markup needs. */
    stylesheets: z.array(ownPath),
    /** Contract `RenderedState`; null if the browser can't go on from the markup. */
    state: z.nullable(
      z.looseObject({
        fetched: z.optional(z.array(z.tuple([z.array(z.unknown()), z.string()]))),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('sitemap'), entries: z.unknown() }),
]);
export type JobResult = z.infer<typeof result>;
export type Rendered = Exclude<JobResult, { kind: 'sitemap' }>;

const id = z.int();
const problem = z.string().check(z.maxLength(1_000));

/**
 * From a rendering process, in which the code of teams runs: whatever doesn't fit this wasn't said by our program, and
 * ends the process.
 */
export const fromProcess = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('unloadable'), unit: z.string(), problem }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({
    type: z.literal('get'),
    id,
    call: z.int(),
    address: z.string().check(z.maxLength(32_000)),
  }),
  z.strictObject({ type: z.literal('summary'), id, summary }),
  z.strictObject({ type: z.literal('done'), id, result }),
  z.strictObject({ type: z.literal('failed'), id, problem }),
  z.strictObject({ type: z.literal('pong') }),
]);
export type FromProcess = z.infer<typeof fromProcess>;
