export type { ProgressAbout, ProgressChange, SeenNote } from './progress-write.ts';
export { type SiteOutbox, startOutbox } from './start-outbox.ts';
export type { Delivery, KeptWrite, Lasting, Outcome, Refusal, Write } from './write.ts';
