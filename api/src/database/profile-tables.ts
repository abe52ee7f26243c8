import type { CommentSubject, profile } from '@site/shared/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

type BasicInfo = z.infer<typeof profile>['basicInfo'];

export interface ProfileTables {
  profiles: {
    user_id: string;
    handle: Generated<string>;
    /** The part of users.name that is the first name; null until the person has said so. */
    first_name: string | null;
    bio: Generated<string>;
    country: BasicInfo['country'];
    college: Generated<string>;
    degree: BasicInfo['degree'];
    branch: BasicInfo['branch'];
    graduation_year: number | null;
    linkedin: Generated<string>;
    twitter: Generated<string>;
    website: Generated<string>;
    resume: Generated<string>;
    visibility: Generated<'public' | 'private'>;
    mail_replies: Generated<boolean>;
    mail_news: Generated<boolean>;
    /** Whether completed problems are put on the revision schedule by themselves. */
    revise_completed: Generated<boolean>;
  };
  avatars: {
    user_id: string;
    /** SHA-256 of the image, in hexadecimal. */
    hash: string;
    image: Buffer;
    created_at: Generated<Date>;
  };
  last_places: {
    user_id: string;
    subject: CommentSubject;
    opened_at: Generated<Date>;
  };
  progress_imports: {
    id: Generated<string>;
    user_id: string;
    created_at: Generated<Date>;
    undone_at: Date | null;
  };
  progress_import_units: {
    import_id: string;
    unit_id: string;
    /** The row of progress before the import; null if there was none. */
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object>;
  };
}
