import type { CanaryInfo } from '@site/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface CanaryTables {
  canaries: {
    id: Generated<number>;
    unit: string;
    version: string;
    /** What was live when it began. */
    compared_with: string;
    /** Which part of all visitors gets the candidate. */
    share: number;
    share_since: ColumnType<Date, never, Date>;
    /** Page views of the candidate that came before this share. */
    views_before: ColumnType<number, never, number>;
    state: ColumnType<CanaryInfo['state'], never, CanaryInfo['state']>;
    began_at: ColumnType<Date, never, never>;
    /** The name of an administrator, who has this id, or of a token, or operator. */
    began_by: string;
    administrator_id: string | null;
    /** Who approved it, in the same way. null if nobody had to. */
    approved_by: string | null;
    approver_id: string | null;
    why: string | null;
    counted_since: ColumnType<Date, Date, Date>;
    /** JSON, as the canaries module writes it. */
    counted: ColumnType<unknown, string, string>;
    judged: ColumnType<unknown, string, string>;
    ended_at: ColumnType<Date | null, never, Date>;
    verdict: ColumnType<string | null, never, string>;
  };
}
