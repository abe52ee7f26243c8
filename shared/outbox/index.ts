export type {
  Delivery,
  Durability,
  Mutation,
  OutboxEntry,
  Outcome,
  OutcomeHandler,
  Refusal,
} from './entry.ts';
export { createEntryStore } from './entry-store.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export {
  type NoteBase,
  type ProgressChange,
  type ProgressMeta,
  progressMutation,
} from './progress-mutation.ts';
