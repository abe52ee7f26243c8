import { request } from '@site/shared/api';
import type { SecurityEventKind } from '@site/shared/contracts/editorial';
import { queryOptions, useQuery } from '@site/shared/platform';
import { Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import styles from './security-events.module.css';

const securityEventsQuery = queryOptions({
  queryKey: ['admin-data', 'security-events'],
  queryFn: ({ signal }) => request('GET /v1/admin/security-events', { signal }),
  staleTime: 0,
});

const words: Record<SecurityEventKind, { name: string; hint: string }> = {
  'signin.failed': {
    name: 'Failed logins by learners',
    hint: 'A wrong password or an unknown address.',
  },
  'admin-signin.failed': {
    name: 'Failed sign-ins by administrators',
    hint: 'A wrong password, address or code.',
  },
  'limit.met': {
    name: 'Requests over a limit',
    hint: 'Refused with “Too many …” until the limit resets.',
  },
  'refresh.reused': {
    name: 'Stolen sessions ended',
    hint: "A session's secret was used in two places, so the session was ended.",
  },
  'role.changed': {
    name: 'Changes to administrators',
    hint: 'The audit log says who changed what.',
  },
};

/** How often each kind of event happened recently. The details are in the server's log. */
export function SecurityEvents() {
  const { data, error, refetch } = useQuery(securityEventsQuery);
  if (data) {
    return (
      <Table label="Security events" columns={['Event', 'Today', '7 days', '30 days']}>
        {data.items.map(({ kind, today, week, month }) => (
          <tr key={kind}>
            <td>
              {words[kind].name}
              <span className={styles.hint}>{words[kind].hint}</span>
            </td>
            {[today, week, month].map((count, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change their order
              <td key={column} className={styles.count}>
                {count.toLocaleString()}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the security events"
      loading="Loading security events..."
      height="12rem"
    />
  );
}
