import type { ReleaseDescription, ReleaseManifest, ReleaseRight } from '@site/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type AtInsert = ColumnType<Date, never, never>;

export interface ReleaseTables {
  release_files: {
    integrity: string;
    content: Buffer;
    stored_at: AtInsert;
    /** When it was last uploaded, or reported as stored already. */
    wanted_at: ColumnType<Date, never, Date>;
  };
  releases: {
    unit: string;
    version: string;
    description: ColumnType<ReleaseDescription, string, never>;
    stored_at: ColumnType<Date, never, Date>;
    stored_by: string;
    /** When its files were removed. That there was such a version stays known. */
    removed_at: Date | null;
    /** The number of the release manifest with which it was withdrawn: nobody may go back to it. */
    withdrawn_in: number | null;
  };
  release_paths: {
    unit: string;
    version: string;
    /** The version, or the name of a folder that several versions share. */
    folder: string;
    path: string;
    integrity: string;
  };
  live_manifests: {
    sequence: number;
    manifest_id: string;
    /** Whatever schema it had when it was made. */
    manifest: ColumnType<ReleaseManifest, string, string>;
    made_at: AtInsert;
    /** The name of an administrator or a token, or operator. */
    made_by: string;
    /** Set if it is an administrator. */
    administrator_id: string | null;
    action: 'promote' | 'rollback' | 'restore' | 'withdraw';
    units: string[];
    why: string | null;
    /** Who approved it, as `made_by`. null if nobody had to. */
    approved_by: string | null;
    /** Set if that is an administrator. */
    approver_id: string | null;
  };
  release_tokens: {
    id: Generated<string>;
    name: string;
    /** '*' for every unit. */
    unit: string;
    rights: ReleaseRight[];
    /** SHA-256 of the token; the token itself is never stored. */
    hash: Buffer;
    created_at: AtInsert;
    /** As `made_by` above. */
    created_by: string;
    administrator_id: string | null;
    /** The administrator responsible for it; null for the operator. */
    person_id: string | null;
    expires_at: ColumnType<Date, Date, never>;
    last_used_at: Date | null;
    ended_at: Date | null;
  };
}
