import type { Attempt } from '@site/shared/contracts';
import { attempts as deviceAttempts } from '@site/shared/device';
import { useOutboxEntries, useQuery, useSession } from '@site/shared/platform';
import { useEffect, useMemo, useState } from 'react';
import { attemptsQuery } from './attempts.queries.ts';
import { readDeviceAttempts } from './device-attempts.ts';
import type { AttemptMeta } from './send-attempt.ts';

/** All attempts at an exercise, wherever they are, the newest first. */
export function useAttempts(unitId: string) {
  const person = useSession().user?.id;
  const query = useQuery({
    ...attemptsQuery(person ?? '', unitId),
    enabled: person !== undefined,
  });
  const entries = useOutboxEntries<AttemptMeta>('attempt');
  const [device, setDevice] = useState<Attempt[]>([]);
  useEffect(() => {
    const read = () => setDevice(readDeviceAttempts(unitId, person ?? null));
    read();
    return deviceAttempts.onChange(read);
  }, [unitId, person]);
  const attempts = useMemo(() => {
    const sending = entries.map(({ meta }) => meta).filter((meta) => meta.unitId === unitId);
    return merged([...(query.data ?? []), ...sending.map(({ attempt }) => attempt), ...device]);
  }, [query.data, entries, device, unitId]);
  return { attempts, failed: query.isError, retry: () => void query.refetch() };
}

/** Each once. */
function merged(all: readonly Attempt[]): Attempt[] {
  const byId = new Map(all.map((attempt) => [attempt.id, attempt]));
  return [...byId.values()].sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));
}
