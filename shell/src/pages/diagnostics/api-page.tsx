import type { RuntimeConfig } from '@site/shared/contracts/composition';
import { apiAddress, Link, runtimeConfig, useSession } from '@site/shared/platform';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Button } from '@site/shared/ui/button.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import { hasPage } from './checked-routes.ts';
import { type Probe, probe, useChecks } from './checks.ts';
import styles from './diagnostics.module.css';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { sizeInWords, timeInWords } from './facts.tsx';

const checkCall = (path: string) => probe(apiAddress(path));

const leads = ['/admin/articles', '/articles'];

/** /admin-test: the actual response of each API call next to the expected one, with status, time and size. */
export function ApiPage() {
  const calls = checkedCalls(runtimeConfig(), useSession().user !== null);
  const { results, run, running } = useChecks(
    calls.map(({ path }) => path),
    checkCall,
  );
  return (
    <DiagnosticsPage
      title="API"
      intro="Read-only calls, made one after another with your session."
      actions={
        <Button busy={running} onClick={run}>
          Run again
        </Button>
      }
    >
      <Table
        label="API results"
        columns={['Call', 'Expected', 'Answered', 'Time', 'Size', 'Holds']}
      >
        {calls.map((call) => (
          <CallRow key={call.path} call={call} result={results.get(call.path)} />
        ))}
      </Table>
      <ul className={styles.links}>
        {leads.filter(hasPage).map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </DiagnosticsPage>
  );
}

/** The status of each. */
const EXPECTED = 200;

function CallRow({ call, result }: { call: ApiCheck; result: Probe | undefined }) {
  const { path, holds } = call;
  const right = result?.status === EXPECTED;
  return (
    <tr>
      <th scope="row">{path}</th>
      <td>{EXPECTED}</td>
      <td>
        {result ? (
          <Badge tone={right ? 'success' : 'danger'}>{result.status ?? 'no answer'}</Badge>
        ) : (
          '…'
        )}
      </td>
      <td>{result && timeInWords(result.duration)}</td>
      <td>{result && sizeInWords(result.size)}</td>
      <td>{result && right && holds(result.body)}</td>
    </tr>
  );
}

interface ApiCheck {
  /** Relative to the API's base address. */
  path: string;
  /** Describes the body of a response. */
  holds: (body: string) => string;
}

/** Counts the entries of a JSON response: of the body itself, or of its `items`. */
function entries(body: string): string {
  try {
    const data: unknown = JSON.parse(body);
    const list = Array.isArray(data) ? data : (data as { items?: unknown }).items;
    return Array.isArray(list) ? `${list.length} entries` : '';
  } catch {
    return 'no JSON';
  }
}

/** The `status` field of a response. */
function statusWord(body: string): string {
  try {
    return String((JSON.parse(body) as { status?: unknown }).status ?? '');
  } catch {
    return 'no JSON';
  }
}

/** Read-only calls whose responses say most about the state of the API; some need a signed-in person. */
function checkedCalls({ defaultRoadmapId }: RuntimeConfig, signedIn: boolean): ApiCheck[] {
  return [
    { path: '/v1/health', holds: statusWord },
    { path: '/v1/ready', holds: statusWord },
    { path: '/v1/roadmaps', holds: entries },
    { path: `/v1/roadmaps/${encodeURIComponent(defaultRoadmapId)}`, holds: entries },
    { path: '/v1/announcements', holds: entries },
    { path: '/v1/posts', holds: entries },
    ...(signedIn
      ? [
          { path: '/v1/auth/me', holds: entries },
          { path: '/v1/auth/sessions', holds: entries },
        ]
      : []),
  ];
}
