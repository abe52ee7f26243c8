import type { ColumnType } from 'kysely';

export interface SecurityEventTables {
  security_event_counts: {
    kind: string;
    /** Written as `current_date`. */
    day: ColumnType<Date, never, never>;
    /** The driver hands out 64-bit numbers as texts. */
    count: ColumnType<string, number, number>;
  };
}
