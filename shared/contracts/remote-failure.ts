import * as z from 'zod/mini';
import type { RouteDefinitions } from './route.ts';
import { text } from './text.ts';

/** The stages in which a remote is loaded, in order, and its first rendering. */
export const remoteStage = z.enum([
  'release-manifest',
  'unit-manifest',
  'integrity',
  'contract',
  'entry',
  'routes',
  'evaluate',
  'render',
]);

/** The body of POST /v1/remote-failures: a remote failed in a browser. It says nothing about the person. */
export const remoteFailureReport = z.strictObject({
  /** As the release manifest names it. */
  remote: text(64),
  /** The release that was tried; null if none was found. */
  version: z.nullable(text(64)),
  stage: remoteStage,
  /** The previous version, if that runs in the page instead. */
  replacedBy: z.optional(text(64)),
});
export type RemoteFailureReport = z.infer<typeof remoteFailureReport>;

/** Browsers report remotes that failed there. */
export const remoteFailureRoutes = {
  'POST /v1/remote-failures': {
    access: 'public',
    limit: 'remoteFailure',
    body: remoteFailureReport,
    answers: { 202: z.object({}) },
  },
} satisfies RouteDefinitions;
