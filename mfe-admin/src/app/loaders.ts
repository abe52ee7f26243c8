import { queryClient, redirect } from '@site/shared/platform';
import { adminSessionQuery } from '../features/session/admin-session.ts';

/**
 * Who is signed in, for all pages of the area: a document holds their frame and who it is for. What is in the
 * frame is asked for by the browser.
 */
export function sessionLoader(): null {
  void queryClient.prefetchQuery(adminSessionQuery);
  return null;
}

/** /admin/login: an administrator who is signed in is redirected. */
export async function leaveWhenSignedIn(): Promise<Response | null> {
  const admin = await queryClient.ensureQueryData(adminSessionQuery).catch(() => null);
  return admin && redirect('/admin');
}
