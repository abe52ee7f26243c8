import type { RemoteFailureReport } from '@site/shared/contracts/releases';
import { boot } from '@site/shared/platform';
import { notedFailures } from '../telemetry/noted-failures.ts';
import type { RemoteFailure } from './stages.ts';

/**
 * Reports to the API that a remote failed, and what replaced it, even if the page is being left, and says nothing
 * about the person: no cookies are sent. A report that fails is lost; what people see does not depend on it. The response
 * is read to its end: until then a browser counts the page as still loading from the network.
 */
export function reportFailure(
  { remote, stage, replacedBy }: RemoteFailure,
  version: string | null,
): void {
  const report: RemoteFailureReport = { remote, version, stage, replacedBy };
  notedFailures.push(report);
  fetch(`${boot().config.apiBaseUrl.replace(/\/$/, '')}/v1/remote-failures`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  })
    .then((response) => response.text())
    .catch(() => {});
}
