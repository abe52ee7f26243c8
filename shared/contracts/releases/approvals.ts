/** What waits for a second person before it goes live. Authorised by a token; administrators have it at /v1/admin/releases. */
import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { line } from '../composition/text.ts';
import { canaryInfo } from './canaries.ts';
import { liveChange } from './releases.ts';

/** How long a second person has. */
export const APPROVAL_HOURS = 24;

export const approvalInfo = z.object({
  id: z.int(),
  /** A version that is to be live, or tried with some visitors; or that the unit is to need no second person. */
  kind: z.enum(['promote', 'canary', 'end-rule']),
  unit: z.string(),
  /** null for `end-rule`. */
  version: z.nullable(z.string()),
  /** What was live of the unit when it was requested. If that changes, the request is overtaken. */
  liveVersion: z.nullable(z.string()),
  /** The number of the release manifest that was live then. */
  sequence: z.int(),
  why: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  /** Tokens may have the names of administrators. */
  askedByAdministrator: z.boolean(),
  /** Whether that is the person who reads this, or a token of theirs: someone else approves it. */
  isOwn: z.boolean(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['pending', 'approved', 'rejected', 'overtaken', 'expired']),
  decidedAt: z.nullable(z.iso.datetime()),
  /** null if nobody decided. */
  decidedBy: z.nullable(z.string()),
  decidedByAdministrator: z.boolean(),
  /** Why it was rejected, or what overtook it. */
  verdict: z.nullable(z.string()),
});
export type ApprovalInfo = z.infer<typeof approvalInfo>;

/** A unit of which nothing goes live before a second person has approved it. */
const approvalRule = z.object({ unit: z.string(), since: z.iso.datetime(), setBy: z.string() });

export const approvalList = z.object({
  /** What waits, and some of what was decided; the latest first. */
  approvals: z.array(approvalInfo),
  rules: z.array(approvalRule),
});
export type ApprovalList = z.infer<typeof approvalList>;

/** What is answered (202) instead of a change that a second person has to approve. */
export const approvalWaits = z.object({ approval: approvalInfo });
export type ApprovalWaits = z.infer<typeof approvalWaits>;

/** What an approval leads to, as the kind says. */
export const approvalGiven = z.object({
  approval: approvalInfo,
  live: z.nullable(liveChange),
  canary: z.nullable(canaryInfo),
});
export type ApprovalGiven = z.infer<typeof approvalGiven>;

export const approvalParams = z.strictObject({
  id: z.coerce
    .number('must be the number of a request')
    .check(z.int('must be the number of a request'), z.minimum(1), z.maximum(2 ** 31 - 1)),
});

export const approval = z.strictObject({});
/** The requester sees the reason. */
export const rejection = z.strictObject({ why: line(limits.reason, 'must say why') });
