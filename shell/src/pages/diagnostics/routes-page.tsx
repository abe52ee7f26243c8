import { Link } from '@site/shared/platform';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Button } from '@site/shared/ui/button.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import { loader } from '../../remotes/loader.ts';
import { checkedRoutes, ownerOf } from './checked-routes.ts';
import { type Probe, probe, useChecks } from './checks.ts';
import { DiagnosticsPage } from './diagnostics-page.tsx';
import { timeInWords } from './facts.tsx';
import { whyQuarantined } from './why-quarantined.ts';

interface RouteCheck extends Probe {
  /** true if the code of its owner loads; otherwise the reason why not. */
  loads: true | string;
}

async function checkRoute(path: string): Promise<RouteCheck> {
  const owner = ownerOf(path);
  const probed = await probe(path);
  if (owner === 'shell') return { ...probed, loads: true };
  const result = await loader.load(owner);
  const failure = result.status === 'failed' ? result.failure : whyQuarantined(owner);
  return { ...probed, loads: failure?.message ?? true };
}

/** /article-test: whether each address in the route table responds, and whether its owner's code loads. */
export function RoutesPage() {
  const { results, run, running } = useChecks(checkedRoutes, checkRoute);
  return (
    <DiagnosticsPage
      title="Routes"
      intro="Each address in the route table: who owns it, how its document responds, and whether its code loads."
      actions={
        <Button busy={running} onClick={run}>
          Check again
        </Button>
      }
    >
      <p role="status">
        {running
          ? `Checked ${results.size} of ${checkedRoutes.length}…`
          : `All ${checkedRoutes.length} checked.`}
      </p>
      <Table label="Routes" columns={['Address', 'Owner', 'Document', 'Time', 'Code']}>
        {checkedRoutes.map((path) => (
          <RouteRow key={path} path={path} result={results.get(path)} />
        ))}
      </Table>
    </DiagnosticsPage>
  );
}

const RouteRow = ({ path, result }: { path: string; result: RouteCheck | undefined }) => (
  <tr>
    <th scope="row">
      <Link to={path}>{path}</Link>
    </th>
    <td>{ownerOf(path)}</td>
    <td>{result ? <Status of={result.status} /> : '…'}</td>
    <td>{result && timeInWords(result.duration)}</td>
    <td>
      {result &&
        (result.loads === true ? <Badge tone="success">loads</Badge> : <span>{result.loads}</span>)}
    </td>
  </tr>
);

const Status = ({ of: status }: { of: number | null }) => (
  <Badge tone={status === 200 ? 'success' : 'danger'}>{status ?? 'no answer'}</Badge>
);
