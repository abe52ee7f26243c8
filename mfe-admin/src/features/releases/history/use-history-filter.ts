import { useSearchParams } from '@site/shared/platform';
import type { HistoryFilter } from '../releases.queries.ts';

/** The filter stands in the address, so that Back works. */
export function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const unit = params.get('unit');
  const before = params.get('before');
  const wanted: HistoryFilter = { ...(unit && { unit }), ...(before && { before }) };
  return {
    /** What the API is asked. */
    wanted,
    /** Changes a part of the filter, and begins with the newest entries unless told otherwise. */
    change: (part: { unit?: string; before?: number }) => {
      const next = { unit: part.unit ?? unit ?? '', before: String(part.before ?? '') };
      setParams(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), {
        preventScrollReset: true,
      });
    },
  };
}
