export type { KeptRecord, Owner, RecordName } from './record.ts';
export type { Records } from './records.ts';
export { records } from './site-records.ts';
