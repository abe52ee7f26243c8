import { mutationOf, request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { InterviewMark, InterviewMarks } from '@site/shared/contracts/practice';
import {
  outbox,
  queryClient,
  queryOptions,
  toast,
  useOutboxEntries,
  useQuery,
} from '@site/shared/platform';

const KIND = 'interview-marks';

const MARKS = '/v1/users/{userId}/mock-interviews/{interviewId}/marks';
const paramsOf = (person: string, id: string) => ({ userId: person, interviewId: id });

/** A person's marks of an interview. Refetched whenever it's opened: another device may have changed them. */
const marksQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.interviewMarks(person, id),
    queryFn: ({ signal }) => request(`GET ${MARKS}`, { params: paramsOf(person, id), signal }),
    staleTime: 0,
  });

/** The marks of an outbox entry, to show while they wait for the network. */
interface MarksMeta {
  interviewId: string;
  marks: InterviewMark[];
}

/** A person's marks: saved in the account, or waiting on the device while offline. */
export function useInterviewMarks(person: string, id: string) {
  const { data, error, refetch } = useQuery(marksQuery(person, id));
  const waiting = useOutboxEntries<MarksMeta>(KIND).findLast(
    ({ meta, state }) => meta.interviewId === id && state === 'waiting',
  );
  const change = (marks: InterviewMark[]) => {
    const { queryKey } = marksQuery(person, id);
    queryClient.setQueryData(queryKey, (known) => ({ changedAt: null, ...known, marks }));
    send(person, id, marks).then(
      (stored) => stored && queryClient.setQueryData(queryKey, stored),
      () => {
        toast.error(FAILED, { id: KIND });
        void refetch();
      },
    );
  };
  return { marks: waiting?.meta.marks ?? data?.marks, error, refetch, waits: !!waiting, change };
}

const FAILED = "We couldn't save your marks";

/** @returns the marks that stand; null if they wait for the network */
async function send(
  person: string,
  id: string,
  marks: InterviewMark[],
): Promise<InterviewMarks | null> {
  const body = { marks, changedAt: new Date().toISOString() };
  const delivery = await outbox.enqueue({
    person,
    kind: KIND,
    queueKey: `interview ${id}`,
    collapseKey: 'marks',
    ...mutationOf(`PUT ${MARKS}`, { params: paramsOf(person, id), body }),
    failureMessage: FAILED,
    page: window.location.pathname,
    meta: { interviewId: id, marks } satisfies MarksMeta,
  });
  return delivery.status === 'sent' ? (delivery.data as InterviewMarks) : null;
}
