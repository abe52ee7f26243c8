import type { ApprovalInfo } from '@site/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface ApprovalTables {
  /** The units whose promotions a second person approves. */
  approval_rules: {
    unit: string;
    since: ColumnType<Date, never, never>;
    set_by: string;
    administrator_id: string;
  };
  approvals: {
    id: Generated<number>;
    kind: ApprovalInfo['kind'];
    unit: string;
    /** null if it's about the rule itself. */
    version: string | null;
    /** What was live of the unit when approval was requested. */
    live_version: string | null;
    /** The number of the release manifest that was live then. */
    sequence: number;
    why: string | null;
    asked_at: ColumnType<Date, never, never>;
    asked_by: string;
    administrator_id: string | null;
    /** The administrator who requested it, or is responsible for the token; null for the operator. */
    person_id: string | null;
    expires_at: ColumnType<Date, Date, never>;
    state: ColumnType<ApprovalInfo['state'], never, ApprovalInfo['state']>;
    decided_at: ColumnType<Date | null, never, Date>;
    decided_by: ColumnType<string | null, never, string>;
    decider_administrator_id: ColumnType<string | null, never, string | null>;
    verdict: ColumnType<string | null, never, string | null>;
  };
}
