import type { MergeItem } from '@site/shared/contracts';
import type { Generated, JSONColumnType } from 'kysely';

export interface MergeTables {
  merges: {
    id: Generated<string>;
    user_id: string;
    created_at: Generated<Date>;
    /** What takes each change back, as its kind describes it. */
    changes: JSONColumnType<{ kind: MergeItem['kind']; change: object }[]>;
  };
}
