import type { PlanAnswer } from '@site/shared/contracts';
import {
  fieldErrorsOf,
  messageOf,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import type { PlanKeeping } from './plan-keeping.ts';

/** Makes, changes and deletes a plan. */
export function usePlanChanges({ queryKey, ...keeping }: PlanKeeping) {
  const client = useQueryClient();
  const keep = async (answer: (known: PlanAnswer | undefined) => PlanAnswer | undefined) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
  const save = useMutation({
    mutationFn: keeping.save,
    onSuccess: (answer) => keep(() => answer),
    onError: (error) => {
      // What's wrong with a field is said beside it.
      if (Object.keys(fieldErrorsOf(error)).length > 0) return;
      toast.error(messageOf(error, "We couldn't save your plan. Please try again."));
    },
  });
  const remove = useMutation({
    mutationFn: keeping.remove,
    onSuccess: () => keep((known) => known && { ...known, plan: null, calendarSince: null }),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't delete your plan. Please try again.")),
  });
  return { save, remove };
}
