import {
  type NewPlanCalendar,
  type PlanAnswer,
  type PlanCalendar,
  queryKeys,
} from '@site/shared/contracts';
import {
  http,
  messageOf,
  timeZone,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { planPath } from './plan.queries.ts';

/** Downloads a plan as a calendar file, and gives it a secret address or takes that back. */
export function useCalendar(personId: string) {
  const client = useQueryClient();
  const path = planPath(personId);
  const keepSince = (calendarSince: string | null) =>
    client.setQueryData<PlanAnswer>(
      queryKeys.plan(personId),
      (known) => known && { ...known, calendarSince },
    );
  const failed = (words: string) => (error: unknown) => void toast.error(messageOf(error, words));
  const download = useMutation({
    mutationFn: async () => {
      const params = { zone: timeZone() };
      const { data } = await http.get<string>(`${path}.ics`, { params, responseType: 'text' });
      saveFile('plan.ics', 'text/calendar', data);
    },
    onError: failed("We couldn't download your plan. Please try again."),
  });
  const publish = useMutation({
    mutationFn: async () => {
      const body: NewPlanCalendar = { zone: timeZone() };
      return (await http.post<PlanCalendar>(`${path}/calendar`, body)).data;
    },
    onSuccess: ({ since }) => keepSince(since),
    onError: failed("We couldn't make the address. Please try again."),
  });
  const revoke = useMutation({
    mutationFn: () => http.delete(`${path}/calendar`),
    onSuccess: () => {
      publish.reset();
      keepSince(null);
    },
    onError: failed("We couldn't revoke the address. Please try again."),
  });
  return { download, publish, revoke };
}
