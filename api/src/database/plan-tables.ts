import type { PlanLevel, Weekday } from '@site/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface PlanTables {
  plans: {
    user_id: string;
    roadmap_ids: string[];
    /** Read it as text: the driver would make it a moment in the server's own zone. */
    target_date: ColumnType<never, string, string>;
    hours_per_week: number;
    level: PlanLevel;
    days: Weekday[];
    /** Not its calendar: what it's made from. */
    changed_at: Generated<Date>;
    /** Of the secret in the calendar's address; null if there is none. */
    calendar_hash: Buffer | null;
    /** Whose days it counts in. */
    calendar_zone: string | null;
    calendar_since: Date | null;
  };
}
