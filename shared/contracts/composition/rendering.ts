/** What a renderer says of a page, and what of it the browser goes on with. */
import * as z from 'zod/mini';
import type { CurrentUser } from './current-user.ts';

/** A node of schema.org. Addresses in it are whole ones. */
const jsonLdNode = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) });

/** What search engines and previews of links read of a page. */
export const pageHead = z.strictObject({
  /** Without the site's name. */
  title: z.string(),
  description: z.string(),
  /** True if search engines are to leave the page out. */
  noindex: z.optional(z.boolean()),
  /** The path under which the page is to be known, if it is not its own. */
  canonical: z.optional(z.string()),
  /** Facts of a page that is a text by itself. Times are ISO 8601 in UTC. */
  article: z.optional(
    z.strictObject({
      publishedAt: z.nullable(z.string()),
      modifiedAt: z.string(),
      section: z.string(),
      tags: z.array(z.string()),
    }),
  ),
  /** Address of a picture: a path of the site or https. */
  image: z.optional(z.nullable(z.string())),
  /** What the page is about, in the words of schema.org. */
  about: z.optional(z.array(jsonLdNode)),
  /** 404 if the address names nothing that exists. */
  status: z.optional(z.literal(404)),
});
export type PageHead = z.infer<typeof pageHead>;
export type JsonLdNode = z.infer<typeof jsonLdNode>;

/** What the head of a page is made from. */
export interface HeadContext {
  params: Readonly<Record<string, string | undefined>>;
  /** A path of the site as a whole address. */
  url(path: string): string;
}

/**
 * A unit's heads, by the path of its route as routes.tsx writes it. The data that the route's loader requested
 * is in the query cache. A page without one has what its unit declares for its address.
 */
export type PageHeads = Record<string, (context: HeadContext) => Partial<PageHead> | undefined>;

/** What a route says of itself (`handle` of the router's route objects). */
export interface RouteHandle {
  /** False if browsers render the page: rendering it on the server makes no sense. */
  rendered?: false;
  /** False if the page is of no use without a network, so that it isn't listed as available offline. */
  offline?: false;
}

/** One answer that the page was rendered with: its query key and the data. */
export type RenderedQuery = readonly [key: readonly unknown[], data: unknown];

export type RenderedUser = Pick<CurrentUser, 'id' | 'name' | 'avatarUrl' | 'provider'>;

/** Whom a page is rendered for, and whether they have a plan: to remotes, RenderedUser is declared without that. */
export type ShownUser = RenderedUser & { hasPlan?: boolean };

export interface RenderedState {
  /** The person that the page shows, as the browser remembers one; null for a visitor. */
  user: RenderedUser | null;
  queries: readonly RenderedQuery[];
  /** What the routes' loaders returned, by the id of the route. */
  loaderData: Record<string, unknown>;
  /** Slots that are filled, as remote and module. */
  panels: readonly (readonly [remote: string, module: string])[];
}

/** As the shell knows it; to remotes, RenderedState is declared without that. */
export type DocumentState = RenderedState & {
  /** Queries whose data is a response of the API as it came, by its address: the document has it in `data` of the boot block. */
  fetched?: readonly (readonly [key: readonly unknown[], address: string])[];
};

/** What came of it. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: 200 | 404;
      /** What the page says of itself beyond what its unit declares for the address. */
      head: Partial<PageHead>;
      /** '' if the route leaves the page to browsers. */
      html: string;
      /** Addresses of the stylesheets that the markup needs. */
      stylesheets: readonly string[];
      /** null if the browser can't go on from the markup, and renders by itself. */
      state: DocumentState | null;
    };
