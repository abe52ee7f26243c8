/** Whether pages are rendered on the server, for administrators. */
import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/**
 * Why a page could not be rendered.
 * - threw: its code did, a build could not be loaded, or what came of it isn't a page
 * - late: it took longer than it may
 * - hung: its process no longer answered, and was ended
 * - crashed: its process ended, for example because it ran out of memory, or was ended for what it said
 * - resting: its process ended a moment ago without having been of use, and the next one isn't started yet
 * - busy: too many pages of the unit were being rendered
 */
export const renderFailureReason = z.enum(['threw', 'late', 'hung', 'crashed', 'resting', 'busy']);
export type RenderFailureReason = z.infer<typeof renderFailureReason>;

/** What confines the code of teams to rendering; 'permissions': only what Node itself refuses. */
export const confinementKind = z.enum(['bubblewrap', 'namespaces', 'permissions']);
export type ConfinementKind = z.infer<typeof confinementKind>;

/** Of the process of the API that answers. */
export const renderingStatus = z.object({
  /** null if browsers render all pages (`RENDERERS=0`). */
  confinement: z.nullable(confinementKind),
  /** Units of what is live whose last page was not rendered. */
  unrendered: z.array(
    z.object({
      unit: z.string(),
      version: z.string(),
      since: z.iso.datetime(),
      reason: renderFailureReason,
    }),
  ),
});
export type RenderingStatus = z.infer<typeof renderingStatus>;

export const renderingRoutes = {
  'GET /v1/admin/rendering': { access: 'admin:operation', answers: { 200: renderingStatus } },
} satisfies RouteDefinitions;
