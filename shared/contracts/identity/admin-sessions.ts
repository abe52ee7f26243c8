import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { admin, adminPasswordRequest, adminSigninRequest, demoCredentials } from './admins.ts';
import { adminCodeRequest, codeRequired } from './second-factor.ts';

const nothing = z.object({});

/** How administrators sign in and out. */
export const adminSessionRoutes = {
  'POST /v1/admins/auth/signin': {
    access: 'public',
    limit: 'adminSignin',
    body: adminSigninRequest,
    answers: { 201: admin, 202: codeRequired },
  },
  'POST /v1/admins/auth/code': {
    access: 'public',
    limit: 'adminCode',
    body: adminCodeRequest,
    answers: { 201: admin },
  },
  'POST /v1/admins/auth/logout': { access: 'public', answers: { 200: nothing } },
  'GET /v1/admins/me': { access: 'admin', answers: { 200: admin } },
  'POST /v1/admins/auth/password': {
    access: 'admin',
    limit: 'adminPassword',
    body: adminPasswordRequest,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;

/** How to sign in where the site is tried out. */
export const demonstrationRoutes = {
  'GET /v1/admins/demonstration': { access: 'public', answers: { 200: demoCredentials } },
} satisfies RouteDefinitions;
