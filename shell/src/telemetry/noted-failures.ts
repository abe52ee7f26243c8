import type { RemoteFailureReport } from '@site/shared/contracts';

/** Every failure of a remote on this page, in order; kept where both who reports it and who tells of the page view find it. */
export const notedFailures: RemoteFailureReport[] = [];
