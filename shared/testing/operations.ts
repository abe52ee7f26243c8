import * as z from 'zod/mini';
import {
  account,
  activity,
  ownSessions,
  problem,
  progressByRoadmap,
  proofWanted,
  type RouteDefinition,
  routes,
  signedIn,
} from '../contracts/index.ts';

type Answers = RouteDefinition['answers'];

const nothing = z.object({});
const done: Answers = { 200: nothing };
const accepted: Answers = { 202: nothing };

/** The routes of accounts, which aren't defined in the contracts yet. */
const accounts: Record<string, Answers> = {
  'POST /v1/auth/claim': done,
  'POST /v1/auth/deletion': accepted,
  'POST /v1/auth/deletion/confirm': { 200: nothing, 403: z.union([proofWanted, problem]) },
  'PUT /v1/auth/email': accepted,
  'POST /v1/auth/logout': done,
  'GET /v1/auth/me': { 200: account },
  'POST /v1/auth/password': done,
  'PUT /v1/auth/password': done,
  'POST /v1/auth/password/forgot': accepted,
  'POST /v1/auth/password/reset': done,
  'POST /v1/auth/refresh': done,
  'GET /v1/auth/sessions': { 200: ownSessions },
  'DELETE /v1/auth/sessions': done,
  'DELETE /v1/auth/sessions/{id}': done,
  'POST /v1/auth/signin': { 201: signedIn },
  'POST /v1/auth/signup': { 201: signedIn },
  'POST /v1/auth/verification': accepted,
  'POST /v1/auth/verify': { 200: nothing, 403: z.union([proofWanted, problem]) },
  'GET /v1/passwords/range/{prefix}': { 200: z.string() },
  'GET /v1/profile/activity': { 200: activity },
  'GET /v1/profile/progress': { 200: progressByRoadmap },
};

/** What the API answers to each call, by status; any failure is a problem. */
export const operations: Record<string, Answers> = {
  ...accounts,
  ...Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, route.answers])),
};

const patterns = Object.entries(operations).map(
  ([name, listed]) => [new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`), listed] as const,
);

/** What is answered to a call such as GET /v1/posts/1. The more exact name counts: /v1/x/days before /v1/x/{id}. */
export const answersTo = (call: string): Answers | undefined =>
  operations[call] ?? patterns.find(([pattern]) => pattern.test(call))?.[1];
