import { type CallbackState, type CallbacksQuery, callbackStates } from '@site/shared/contracts';
import { useSearchParams } from '@site/shared/platform';

/** The filter is in the address, so that Back works. */
export function useCallbackFilter() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim();
  const state = callbackStates.find((known) => known === params.get('state'));
  const before = params.get('before');
  const query: CallbacksQuery = {
    ...(q && { q }),
    ...(state && { state }),
    ...(before && { before }),
  };
  return {
    query,
    /** Changes a part of the filter, and returns to the newest requests unless `before` is given. */
    change: (part: { q?: string; state?: CallbackState | ''; before?: string }) => {
      const { before: _, ...filter } = query;
      const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
      setParams(new URLSearchParams(next as [string, string][]));
    },
  };
}
