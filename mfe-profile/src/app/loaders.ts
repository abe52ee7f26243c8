import {
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  sessionStore,
} from '@site/shared/platform';
import { accountQuery } from '../features/account/account.queries.ts';
import { activityQuery } from '../features/activity/activity.queries.ts';
import { scheduleQuery } from '../features/due/due.queries.ts';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { publicProfileQuery } from '../features/public-profile/public-profile.queries.ts';
import { progressQuery } from '../features/roadmaps/progress.queries.ts';
import { savedQuery } from '../features/saved/saved.queries.ts';
import { queryOf, readFilter } from '../features/saved/saved-filter.ts';

/** /profile: everything on it. */
export function profileLoader({ request }: LoaderFunctionArgs): null {
  const person = sessionStore.getState().user?.id;
  if (!person) return null;
  const filter = readFilter(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(accountQuery(person));
  void queryClient.prefetchQuery(profileQuery(person));
  void queryClient.prefetchQuery(scheduleQuery(person));
  void queryClient.prefetchQuery(activityQuery(person));
  void queryClient.prefetchQuery(progressQuery(person));
  void queryClient.prefetchQuery(savedQuery(person, queryOf(filter)));
  return null;
}

/** /profile/edit: the initial values of its forms. Sign-ins and imports have times in the browser's time zone, so it loads them. */
export function settingsLoader(): null {
  const person = sessionStore.getState().user?.id;
  if (!person) return null;
  void queryClient.prefetchQuery(accountQuery(person));
  void queryClient.prefetchQuery(profileQuery(person));
  return null;
}

/** /profile/:handle */
export function publicProfileLoader({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(publicProfileQuery(params.handle ?? '', personKey()));
  return null;
}
