import { queryClient } from '@site/shared/platform';
import { useEffect } from 'react';

/** What was shown without a network may have been a copy: with the network, what the page shows is asked for again. */
export function useFreshAnswers(): void {
  useEffect(() => {
    const refresh = () => {
      if (navigator.serviceWorker?.controller) void queryClient.invalidateQueries();
    };
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, []);
}
