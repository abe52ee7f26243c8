/** Why a job failed, in words that administrators may read: without addresses and without anything internal. */
export class KnownFailure extends Error {}
