/**
 * Federation's runtime makes a handler of snapshots even if it is told to do without them (federation-runtime.mjs).
 * This is the one that its package has for hosts without remotes.
 */
export { DisabledSnapshotHandler as SnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

/** Nothing is known of a remote from snapshots. */
export const getGlobalRemoteInfo = () => ({});
