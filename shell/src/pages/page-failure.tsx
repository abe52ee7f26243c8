import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useOldFailure } from '../remotes/use-old-failure.ts';
import { useReplaceRouter } from '../replace-router.ts';
import { Unavailable } from './unavailable.tsx';

/** Stands in for a page of the shell that did not arrive, or threw. */
export function PageFailure() {
  const isOld = useOldFailure(useRouteError());
  const replaceRouter = useReplaceRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isOld) replaceRouter();
  }, [isOld]);
  return (
    <Unavailable
      reason="We couldn't load it. The other pages still work."
      onRetry={async () => replaceRouter()}
    />
  );
}
