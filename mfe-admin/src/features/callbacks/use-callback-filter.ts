import { type CallbackState, type CallbacksQuery, callbackStates } from '@site/shared/contracts';
import { useSearchParams } from '@site/shared/platform';

/** The filter stands in the address, so that Back works. */
export function useCallbackFilter() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim();
  const state = callbackStates.find((one) => one === params.get('state'));
  const before = params.get('before');
  const wanted: CallbacksQuery = {
    ...(q && { q }),
    ...(state && { state }),
    ...(before && { before }),
  };
  return {
    /** What the API is asked. */
    wanted,
    /** Changes a part of the filter, and begins with the newest requests unless told otherwise. */
    change: (part: { q?: string; state?: CallbackState | ''; before?: string }) => {
      const { before: _, ...filter } = wanted;
      const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
      setParams(new URLSearchParams(next as [string, string][]));
    },
  };
}
