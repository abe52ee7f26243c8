export type { ProgressAbout, ProgressChange } from './progress-write.ts';
export { type SiteOutbox, startOutbox } from './start-outbox.ts';
export type { Delivery, KeptWrite, Outcome, Refusal, Write } from './write.ts';
