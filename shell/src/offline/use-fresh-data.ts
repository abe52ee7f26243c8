import { queryClient } from '@site/shared/platform';
import { useEffect } from 'react';

/** What was shown without a network may have been a cached copy: back online, the page's queries are fetched again. */
export function useFreshData(): void {
  useEffect(() => {
    const refresh = () => {
      if (navigator.serviceWorker?.controller) void queryClient.invalidateQueries();
    };
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, []);
}
