import type * as z from 'zod/mini';
import type { AdminRight } from './admin-rights.ts';
import type { ReleaseRight } from './release-rights.ts';

/**
 * Who may call a route; everyone else is refused before anything of the body is read.
 *
 * - `public`: everyone, and all get the same answer; a session isn't even read
 * - `anyone`: everyone; the answer may depend on who is signed in
 * - `learner`: a person who is signed in
 * - `owner`: the person whose id is the path's `{userId}`
 * - `admin`: any administrator; `admin:content` one whose role has this right
 * - `team`: a release token with any right; `team:publish` one with this right for the unit in question
 */
export type Access =
  | 'public'
  | 'anyone'
  | 'learner'
  | 'owner'
  | 'admin'
  | `admin:${AdminRight}`
  | 'team'
  | `team:${ReleaseRight}`;

/** The limits that a route may count for, beside the one on all reads or changes: api/src/limits/rules.ts. */
export type RouteLimit =
  | 'adminCode'
  | 'adminPassword'
  | 'adminSignin'
  | 'avatar'
  | 'callback'
  | 'changeEmail'
  | 'comment'
  | 'commentReport'
  | 'companyReport'
  | 'deletion'
  | 'export'
  | 'forgotPassword'
  | 'handle'
  | 'import'
  | 'mailToken'
  | 'merge'
  | 'mockTest'
  | 'password'
  | 'phone'
  | 'planPreview'
  | 'remoteFailure'
  | 'signin'
  | 'signup'
  | 'telemetry'
  | 'verification';

type Schema = z.core.$ZodType;

/** A route as the API serves it, its clients call it, its document describes it and its tests try it. */
export interface RouteDefinition {
  access: Access;
  limit?: RouteLimit;
  /** Of the `{name}`s in its path. */
  params?: Schema;
  /** None is taken if it's left out; the same goes for the body. */
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** By status. Failures that aren't listed are a `problem`. */
  answers: Readonly<Record<number, Schema>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Route definitions by method and path, such as GET /v1/posts/{id}. */
export type RouteDefinitions = Record<`${Method} /v1/${string}`, RouteDefinition>;
