import * as z from 'zod/mini';
import { budget } from './budget.ts';

const remoteName = z
  .string()
  .check(z.regex(/^mfe-[a-z]+$/, 'must be a remote name such as mfe-roadmaps'));
const mountPath = z
  .string()
  .check(
    z.regex(
      /^(\/[a-z0-9-]+)+$/,
      'must be an absolute path without a closing slash, such as /roadmaps',
    ),
  );

/**
 * What is requested in the name of the person whose page it is: plain words, a segment of the page's path (:id) or the
 * person's id ({userId}), so that it leads nowhere but to a call of this site.
 */
const call = z
  .string()
  .check(
    z.regex(
      /^\/v1(?:\/(?::?[\w-]+|\{userId\}))+\/?(?:\?[\w=&-]+)?$/,
      'must be an address of the API such as /v1/roadmaps/:id',
    ),
  );

const slotName = z.enum(['home.panel', 'header.right', 'avatar.menu']);

/** A page's title and description as the server writes them, for readers that run no script. */
export const pageEntry = z.strictObject({
  /** Exact path; a segment such as :id stands for any one segment. */
  path: z.string().check(z.startsWith('/')),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  /** True for a page that search engines should leave out. */
  noindex: z.optional(z.boolean()),
  /** Words under which the site's own search finds the page, beside its title. It doesn't find a page without them. */
  keywords: z.optional(z.array(z.string().check(z.minLength(1)))),
  /** The slots whose panels are rendered with the page on the server; browsers add those of all others. */
  slots: z.optional(z.array(slotName)),
  /**
   * Parameters of the address that change what the page shows. A server renders the page without any other, so that
   * each link with a mark of where it was followed gives the same document. With all, if omitted.
   */
  parameters: z.optional(z.array(z.string().check(z.minLength(1)))),
  /**
   * What the page requests from the API first, such as /v1/roadmaps/:id, with segments of the page's path. If the page
   * can't be rendered on the server, the answers go out with the document. Those to calls with a segment say whether the
   * address names something that exists, and the first, with Content-Location, what its own address is: the page of
   * another one gets a 308.
   */
  data: z.optional(z.array(call)),
});
export type PageEntry = z.infer<typeof pageEntry>;

/** A page of this site, with its query. */
const ownAddress = z
  .string()
  .check(
    z.regex(
      /^\/(?:[^\s#/\\][^\s#\\]*)?$/,
      'must be an address of this site, such as /roadmaps or /jobs?kind=new',
    ),
  );

/**
 * Former addresses, and those that people type, with the page that each leads to for good. The query of a visitor is
 * added to that of the page. Servers and browsers redirect without loading the remote.
 */
const redirects = z
  .record(z.string().check(z.startsWith('/')), ownAddress)
  .check(
    z.refine(
      (all) => Object.values(all).every((to) => !((to.split('?')[0] ?? '') in all)),
      'must lead to a page, not to another redirect',
    ),
  );

/** A link the remote adds to the shell's navigation. */
export const navigationEntry = z.strictObject({
  label: z.string().check(z.minLength(1)),
  path: mountPath,
  /** The search part of the address, such as ?kind=articles. */
  search: z.optional(
    z.string().check(z.regex(/^\?\S+$/, 'must be a query such as ?kind=articles')),
  ),
  /** Whom it is for; everyone if omitted. */
  audience: z.optional(z.literal('signed-in')),
  /** What people must have with their account for it to be shown; nothing if omitted. */
  needs: z.optional(z.literal('plan')),
  /**
   * Where the API has a number beside the label, for people who are signed in: an address with {userId} for
   * their id, which takes their time zone as `zone` and answers `{ count }`. Nothing is shown for 0.
   */
  count: z.optional(call),
  /** `account` is the menu behind the avatar, for people who are signed in. */
  places: z.array(z.enum(['header', 'mobile', 'footer', 'account'])),
  /** Lower comes first. */
  order: z.int(),
  /** Shown before the label in the account menu; a person if omitted. */
  icon: z.optional(z.enum(['calendar', 'person'])),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What the address answers that `count` of an entry names. */
export const navigationCount = z.object({ count: z.int().check(z.nonnegative()) });
export type NavigationCount = z.infer<typeof navigationCount>;

/**
 * A contribution to a slot: the default export of an exposed module, rendered at a named place in the shell.
 */
export const slotContribution = z.strictObject({
  slot: slotName,
  module: z
    .string()
    .check(z.regex(/^\.\/src\/.+\.tsx$/, 'must be a path such as ./src/slots/continue.tsx')),
  /** Whom it is for; everyone if omitted. Nobody else loads anything for it. */
  audience: z.optional(z.literal('signed-in')),
});

/**
 * Packages of the shell that a page may hold a second time. Of React, the router, the toasts and the façades there is one
 * for the whole page.
 */
const copiedPackage = z.enum(['@tanstack/query-core', '@tanstack/react-query', 'axios', 'zustand']);

/** `remote.json`: what a remote owns, written by its team. */
export const remoteManifest = z.strictObject({
  name: remoteName,
  mountPaths: z.array(mountPath).check(z.minLength(1)),
  pages: z.array(pageEntry),
  redirects: z.optional(redirects),
  navigation: z.array(navigationEntry),
  slots: z.array(slotContribution),
  /** The range of contract versions the remote works with, such as ^1.0.0. */
  contract: z
    .string()
    .check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/, 'must be a version range such as ^1.0.0')),
  /**
   * Packages that the remote brings itself though the shell has them, for the time between two major versions. Their
   * weight counts as the remote's.
   */
  copies: z.optional(z.array(copiedPackage)),
  /** What the remote may weigh, if that isn't the usual. */
  budget: z.optional(budget),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;
