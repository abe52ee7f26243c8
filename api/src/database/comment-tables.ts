import type { commentReport } from '@site/shared/contracts';
import type { Generated } from 'kysely';
import type * as z from 'zod/mini';
import type { Loaded } from './roadmap-tables.ts';

export interface CommentTables {
  comments: Loaded & {
    id: string;
    /** What is discussed, such as dsa-problem:two-sum. */
    subject: string;
    parent_id: string | null;
    /** null for sample comments, and once the account is gone. */
    user_id: string | null;
    /** Of sample comments. */
    author_name: string | null;
    content: string;
    created_at: Generated<Date>;
    edited_at: Date | null;
    deleted_at: Date | null;
  };
  comment_reports: {
    comment_id: string;
    user_id: string;
    reason: z.infer<typeof commentReport>['reason'];
    reported_at: Generated<Date>;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    reply_id: string;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
}
