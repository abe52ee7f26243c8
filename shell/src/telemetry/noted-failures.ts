import type { RemoteFailureReport } from '@site/shared/contracts/releases';

/** Every failure of a remote on this page, in order, for the report of the failure and that of the page view. */
export const notedFailures: RemoteFailureReport[] = [];
