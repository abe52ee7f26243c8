import type { ReleaseDescription, ReleaseManifest } from '@site/shared/contracts';
import type { ColumnType } from 'kysely';

type AtInsert = ColumnType<Date, never, never>;

export interface ReleaseTables {
  release_files: {
    integrity: string;
    content: Buffer;
    stored_at: AtInsert;
  };
  releases: {
    unit: string;
    version: string;
    description: ColumnType<ReleaseDescription, string, never>;
    stored_at: AtInsert;
    stored_by: string;
    removed_at: Date | null;
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
    manifest: ColumnType<ReleaseManifest, string, never>;
    made_at: AtInsert;
    made_by: string;
    action: 'promote' | 'rollback' | 'restore';
    units: string[];
    why: string | null;
  };
}
