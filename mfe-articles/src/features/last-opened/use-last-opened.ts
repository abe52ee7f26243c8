import { request } from '@site/shared/api';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { useSession } from '@site/shared/platform';
import { useEffect } from 'react';

/** Reports what a signed-in person has opened, so that home links back to it. Errors are ignored. */
export function useLastOpened(subject: CommentSubject): void {
  const person = useSession().user?.id;
  useEffect(() => {
    if (person) request('PUT /v1/home/last', { body: { subject } }).catch(() => {});
  }, [subject, person]);
}
