import type { Generated } from 'kysely';
import type { Loaded } from './roadmap-tables.ts';

export interface AnnouncementTables {
  announcements: Loaded & {
    id: Generated<string>;
    title: string;
    body: string;
    link: string | null;
    published_at: Generated<Date>;
    deleted_at: Date | null;
    /** To be mailed once its time comes. */
    mail_due: Generated<boolean>;
  };
  announcement_reads: {
    user_id: string;
    announcement_id: string;
    read_at: Generated<Date>;
  };
  posts: Loaded & {
    id: number;
    title: string;
    body: string;
  };
}
