import { request } from '@site/shared/api';
import type { Admin, AdminPasswordRequest } from '@site/shared/contracts/identity';
import {
  onFailedCall,
  problemOf,
  queryClient,
  queryOptions,
  statusOf,
} from '@site/shared/platform';
import { notifyTabs, onOtherTab } from './other-tabs.ts';

const KEY = ['admin-session'];

/** The prefix of the query keys of all data for administrators. */
const ADMIN_DATA = 'admin-data';

/**
 * The signed-in administrator, null for anyone else. Fetched once, when the admin area is opened. Browsers send
 * the session's cookie with calls, never with the request for a page: a document is the same for everyone, and
 * renders before we know who is signed in.
 */
export const adminSessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<Admin | null> => {
    try {
      return await request('GET /v1/admins/me', { signal });
    } catch (error) {
      if (statusOf(error) === 401) return null;
      throw error;
    }
  },
  retry: false,
});

/** How the session ended of an administrator who was typing. */
export interface SessionEnd {
  /** Who has signed in since; null if nobody has. */
  other: Admin | null;
}

const END_KEY = ['admin-session-end'];

/** Set while the administrator is prompted to sign in on the page: what they typed stays, and nothing is saved. */
export const adminSessionEndQuery = queryOptions({
  queryKey: END_KEY,
  queryFn: (): SessionEnd | null => null,
  initialData: null as SessionEnd | null,
  staleTime: Number.POSITIVE_INFINITY,
});

export const setSessionEnd = (end: SessionEnd | null): void =>
  void queryClient.setQueryData(END_KEY, end);

const signedInAdmin = () => queryClient.getQueryData<Admin | null>(KEY);

/**
 * The page is this administrator's from now on. If it was someone else's, what they typed is gone from it before
 * anything can be saved again.
 */
export function showAdmin(admin: Admin): void {
  const isOther = signedInAdmin()?.id !== admin.id;
  queryClient.setQueryData(KEY, admin);
  if (isOther) queryClient.removeQueries({ queryKey: [ADMIN_DATA] });
  setSessionEnd(null);
}

/** What someone else was typing isn't this administrator's: they're asked what becomes of it. */
function admit(admin: Admin): void {
  const before = signedInAdmin();
  if (before && before.id !== admin.id && isWriting()) setSessionEnd({ other: admin });
  else showAdmin(admin);
}

export function startAdminSession(admin: Admin): void {
  notifyTabs(admin);
  admit(admin);
}

/** Forgets the administrator and all data for administrators. */
export function forgetAdmin(): void {
  setSessionEnd(null);
  queryClient.setQueryData(KEY, null);
  queryClient.removeQueries({ queryKey: [ADMIN_DATA] });
}

/** The page is signed out afterwards, however the server responds. */
export async function endAdminSession(): Promise<void> {
  try {
    await request('POST /v1/admins/auth/logout');
  } finally {
    notifyTabs(null);
    forgetAdmin();
  }
}

/** Allows actions that can't be undone for the next 15 minutes. */
export async function givePassword(body: AdminPasswordRequest): Promise<void> {
  await request('POST /v1/admins/auth/password', { body });
}

/** Whether someone types here: a form has unsaved input, or it's an editor, which saves by itself. */
const isWriting = () =>
  signedInAdmin() && document.querySelector('[data-unsaved], [data-editor]') !== null;

function sessionIsOver(): void {
  if (isWriting()) setSessionEnd({ other: null });
  else forgetAdmin();
}

/** Administrators' calls are never renewed: this refusal says that the session is over. */
onFailedCall((error) => {
  if (problemOf(error)?.code === 'admin-required') sessionIsOver();
});

onOtherTab((admin) => (admin ? admit(admin) : sessionIsOver()));
