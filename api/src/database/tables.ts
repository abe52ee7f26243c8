import type { AccountTables } from './account-tables.ts';
import type { AdminTables } from './admin-tables.ts';
import type { AnnouncementTables } from './announcement-tables.ts';
import type { ApprovalTables } from './approval-tables.ts';
import type { ArticleTables } from './article-tables.ts';
import type { AttemptTables } from './attempt-tables.ts';
import type { CallbackTables } from './callback-tables.ts';
import type { CanaryTables } from './canary-tables.ts';
import type { CommentTables } from './comment-tables.ts';
import type { DsaTables } from './dsa-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { InstallationTables } from './installation-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MaterialTables } from './material-tables.ts';
import type { MergeTables } from './merge-tables.ts';
import type { MockTables } from './mock-tables.ts';
import type { PlanTables } from './plan-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { RevisionTables } from './revision-tables.ts';
import type { RoadmapTables } from './roadmap-tables.ts';
import type { SecurityEventTables } from './security-event-tables.ts';
import type { SqlTables } from './sql-tables.ts';
import type { TelemetryTables } from './telemetry-tables.ts';

/** Every table the API knows. A module that brings tables adds one name here. */
export interface Tables
  extends AccountTables,
    AdminTables,
    AnnouncementTables,
    ApprovalTables,
    ArticleTables,
    AttemptTables,
    CallbackTables,
    CanaryTables,
    CommentTables,
    DsaTables,
    IdentityTables,
    InstallationTables,
    MailTables,
    MaterialTables,
    MockTables,
    MergeTables,
    PlanTables,
    ProfileTables,
    ReleaseTables,
    RevisionTables,
    RoadmapTables,
    SecurityEventTables,
    SqlTables,
    TelemetryTables {}
