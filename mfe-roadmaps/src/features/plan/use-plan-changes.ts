import type { PlanAnswer } from '@site/shared/contracts';
import {
  fieldErrorsOf,
  messageOf,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import type { PlanStorage } from './plan-storage.ts';

/** Makes, changes and deletes a plan. */
export function usePlanChanges({ queryKey, ...storage }: PlanStorage) {
  const client = useQueryClient();
  const cache = async (answer: (known: PlanAnswer | undefined) => PlanAnswer | undefined) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
  const save = useMutation({
    mutationFn: storage.save,
    onSuccess: (answer) => cache(() => answer),
    onError: (error) => {
      // Field errors are shown beside the fields.
      if (Object.keys(fieldErrorsOf(error)).length > 0) return;
      toast.error(messageOf(error, "We couldn't save your plan. Please try again."));
    },
  });
  const remove = useMutation({
    mutationFn: storage.remove,
    onSuccess: () => cache((known) => known && { ...known, plan: null, calendarSince: null }),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't delete your plan. Please try again.")),
  });
  return { save, remove };
}
