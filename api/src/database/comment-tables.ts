import type { CommentDecision, commentReport, NoteLabel } from '@site/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';
import type { Loaded } from './roadmap-tables.ts';

export interface CommentTables {
  comments: Loaded & {
    id: string;
    /** What is discussed, such as dsa-problem:two-sum. */
    subject: string;
    parent_id: string | null;
    /** null for notes, and once the account is gone. */
    user_id: string | null;
    /** Of the editors' notes. */
    label: NoteLabel | null;
    content: string;
    created_at: Generated<Date>;
    edited_at: Date | null;
    deleted_at: Date | null;
    /** Since when a moderator has hidden it. */
    hidden_at: Date | null;
  };
  comment_reports: {
    comment_id: string;
    user_id: string;
    reason: z.infer<typeof commentReport>['reason'];
    reported_at: Generated<Date>;
    /** What settled it; null while it is open. */
    decision_id: string | null;
  };
  comment_decisions: {
    /** The driver hands out 64-bit numbers as texts. */
    id: ColumnType<string, never, never>;
    comment_id: string;
    action: CommentDecision['action'];
    /** The reason of a warning, or a note. */
    text: Generated<string>;
    admin_id: string;
    admin_name: string;
    decided_at: Generated<Date>;
  };
  warnings: {
    id: Generated<string>;
    user_id: string;
    /** null once the comment is gone. */
    comment_id: string | null;
    subject: string;
    reason: string;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    reply_id: string;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
}
