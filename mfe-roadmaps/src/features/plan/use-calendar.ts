import { request } from '@site/shared/api';
import { type PlanAnswer, queryKeys } from '@site/shared/contracts';
import { messageOf, timeZone, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { saveFile } from '@site/shared/ui/save-file.ts';

/** Downloads a plan as a calendar file, and creates or revokes its secret address. */
export function useCalendar(personId: string) {
  const client = useQueryClient();
  const params = { userId: personId };
  const cacheSince = (calendarSince: string | null) =>
    client.setQueryData<PlanAnswer>(
      queryKeys.plan(personId),
      (known) => known && { ...known, calendarSince },
    );
  const failed = (words: string) => (error: unknown) => void toast.error(messageOf(error, words));
  const download = useMutation({
    mutationFn: async () => {
      const file = await request('GET /v1/users/{userId}/plan.ics', {
        params,
        query: { zone: timeZone() },
        responseType: 'text',
      });
      saveFile('plan.ics', 'text/calendar', file);
    },
    onError: failed("We couldn't download your plan. Please try again."),
  });
  const publish = useMutation({
    mutationFn: () =>
      request('POST /v1/users/{userId}/plan/calendar', { params, body: { zone: timeZone() } }),
    onSuccess: ({ since }) => cacheSince(since),
    onError: failed("We couldn't make the address. Please try again."),
  });
  const revoke = useMutation({
    mutationFn: () => request('DELETE /v1/users/{userId}/plan/calendar', { params }),
    onSuccess: () => {
      publish.reset();
      cacheSince(null);
    },
    onError: failed("We couldn't revoke the address. Please try again."),
  });
  return { download, publish, revoke };
}
