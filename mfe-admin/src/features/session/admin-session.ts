import { type Admin, type AdminPasswordRequest, admin } from '@site/shared/contracts';
import { http, queryClient, queryOptions, statusOf } from '@site/shared/platform';

const KEY = ['admin-session'];

/** Everything that only administrators are shown has a key that begins with this. */
const ADMIN_DATA = 'admin-data';

/** Who is signed in as an administrator, null for anybody else. Asked once, when the area is opened. */
export const adminSessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<Admin | null> => {
    try {
      return admin.parse((await http.get('/v1/admins/me', { signal })).data);
    } catch (error) {
      if (statusOf(error) === 401) return null;
      throw error;
    }
  },
  retry: false,
});

export const startAdminSession = (admin: Admin) => queryClient.setQueryData(KEY, admin);

/** Forgets the administrator, and what only administrators are shown. */
function forgetAdmin(): void {
  queryClient.setQueryData(KEY, null);
  queryClient.removeQueries({ queryKey: [ADMIN_DATA] });
}

/** Whatever the server answers, this page is signed out afterwards. */
export async function endAdminSession(): Promise<void> {
  try {
    await http.post('/v1/admins/auth/logout');
  } finally {
    forgetAdmin();
  }
}

/** Opens the next 15 minutes for what cannot be undone. */
export async function givePassword(request: AdminPasswordRequest): Promise<void> {
  await http.post('/v1/admins/auth/password', request);
}

/** Administrators' calls are never renewed: a 401 says that the session is over. */
http.interceptors.response.use(undefined, (error) => {
  const call = /\/v1\/admin\//.test(error?.config?.url ?? '');
  if (call && statusOf(error) === 401) forgetAdmin();
  throw error;
});
