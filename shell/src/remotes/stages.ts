import type { RemoteFailureReport } from '@site/shared/contracts/releases';

/** The stages in which a remote is loaded and rendered. Each failure names the stage it happened in. */
export type Stage = RemoteFailureReport['stage'];

/** A stage that a remote has been through, with the time it took in milliseconds. */
export interface StageRecord {
  stage: Stage;
  duration: number;
  failed: boolean;
}

/** Why a remote does not work: the stage names the culprit, the cause says what happened. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  /** The version that runs in the page instead. */
  declare replacedBy?: string;
  /** If the version that failed had replaced another: why. */
  declare former?: RemoteFailure | undefined;

  constructor(
    readonly remote: string,
    readonly stage: Stage,
    override readonly cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} failed at stage "${stage}": ${reason}`);
  }
}
