import * as z from 'zod/mini';
import { text } from './text.ts';

/** The stages in which a remote is loaded, in order. */
const remoteStage = z.enum([
  'release-manifest',
  'unit-manifest',
  'integrity',
  'contract',
  'entry',
  'routes',
  'evaluate',
]);

/** The body of POST /v1/remote-failures: a browser could not load a remote. It says nothing about the person. */
export const remoteFailureReport = z.strictObject({
  /** As the release manifest names it. */
  remote: text(64),
  /** The release that was tried; null if none was found. */
  version: z.nullable(text(64)),
  stage: remoteStage,
});
export type RemoteFailureReport = z.infer<typeof remoteFailureReport>;
