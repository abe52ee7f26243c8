import { useSearchParams } from '@site/shared/platform';
import type { HistoryFilter } from '../releases.queries.ts';

/** The filter is in the address, so that Back works. */
export function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const unit = params.get('unit');
  const before = params.get('before');
  const filter: HistoryFilter = { ...(unit && { unit }), ...(before && { before }) };
  return {
    filter,
    /** Changes a part of the filter, and returns to the newest entries unless `before` is given. */
    change: (part: { unit?: string; before?: number }) => {
      const next = { unit: part.unit ?? unit ?? '', before: String(part.before ?? '') };
      setParams(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), {
        preventScrollReset: true,
      });
    },
  };
}
