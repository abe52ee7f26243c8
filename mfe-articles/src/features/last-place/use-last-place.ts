import type { CommentSubject } from '@site/shared/contracts';
import { http, useSession } from '@site/shared/platform';
import { useEffect } from 'react';

/** Remembers what a signed-in person has opened, so that home leads back to it. Failures are ignored. */
export function useLastPlace(subject: CommentSubject): void {
  const person = useSession().user?.id;
  useEffect(() => {
    if (person) http.put('/v1/home/last', { subject }).catch(() => {});
  }, [subject, person]);
}
