import { request } from '@site/shared/api';
import type { Admin, AdminPasswordRequest } from '@site/shared/contracts/identity';
import {
  onFailedCall,
  problemOf,
  queryClient,
  queryOptions,
  statusOf,
} from '@site/shared/platform';

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

const ENDED_KEY = ['admin-session-ended'];

/** Whether the session has ended while the administrator was typing: they're prompted to sign in on the page. */
export const adminSessionEndedQuery = queryOptions({
  queryKey: ENDED_KEY,
  queryFn: () => false,
  initialData: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export function startAdminSession(admin: Admin): void {
  queryClient.setQueryData(ENDED_KEY, false);
  queryClient.setQueryData(KEY, admin);
}

/** Forgets the administrator and all data for administrators. */
export function forgetAdmin(): void {
  queryClient.setQueryData(ENDED_KEY, false);
  queryClient.setQueryData(KEY, null);
  queryClient.removeQueries({ queryKey: [ADMIN_DATA] });
}

/** The page is signed out afterwards, however the server responds. */
export async function endAdminSession(): Promise<void> {
  try {
    await request('POST /v1/admins/auth/logout');
  } finally {
    forgetAdmin();
  }
}

/** Allows actions that can't be undone for the next 15 minutes. */
export async function givePassword(body: AdminPasswordRequest): Promise<void> {
  await request('POST /v1/admins/auth/password', { body });
}

/** Whether a form has unsaved input: it's marked with the attribute `data-unsaved`. */
const isTyping = () =>
  queryClient.getQueryData(KEY) && document.querySelector('[data-unsaved]') !== null;

/** Administrators' calls are never renewed: this refusal says that the session is over. */
onFailedCall((error) => {
  if (problemOf(error)?.code !== 'admin-required') return;
  if (isTyping()) queryClient.setQueryData(ENDED_KEY, true);
  else forgetAdmin();
});
