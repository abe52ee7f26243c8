import type { Stage } from './stages.ts';

/** A stage that a remote has been through, with the time it took in milliseconds. */
export interface StageRecord {
  stage: Stage;
  duration: number;
  failed: boolean;
}

const records = new Map<string, StageRecord[]>();

export const noteStage = (remote: string, record: StageRecord) =>
  records.set(remote, [...stagesOf(remote), record]);

/** Every stage a remote has been through since the page was opened, in order. */
export const stagesOf = (remote: string): StageRecord[] => records.get(remote) ?? [];
