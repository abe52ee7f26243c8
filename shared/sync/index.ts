export type { Dispatcher } from './dispatch/dispatcher.ts';
export type { Refusal } from './dispatch/failure.ts';
export type { Latest, Saver, SaveState } from './latest/latest.ts';
export type {
  Delivery,
  Mutation,
  OutboxEntry,
  Outcome,
  OutcomeHandler,
} from './queue/entry.ts';
export type { KeptRecord, Owner, RecordName } from './record.ts';
export type { Records } from './records.ts';
export { records } from './site-records.ts';
