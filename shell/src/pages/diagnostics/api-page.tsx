import { apiAddress, Link, runtimeConfig, useSession } from '@site/shared/platform';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Button } from '@site/shared/ui/button.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import { type ApiCheck, checkedCalls } from './checked-calls.ts';
import { hasPage } from './checked-routes.ts';
import styles from './diagnostics.module.css';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { sizeInWords, timeInWords } from './facts.tsx';
import { type Probe, probe } from './probe.ts';
import { useChecks } from './use-checks.ts';

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

function CallRow({ call, result }: { call: ApiCheck; result: Probe | undefined }) {
  const { path, expected, holds } = call;
  const right = result?.status === expected;
  return (
    <tr>
      <th scope="row">{path}</th>
      <td>{expected}</td>
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
