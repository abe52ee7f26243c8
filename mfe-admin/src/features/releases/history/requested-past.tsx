import { useSearchParams } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import { PastButton } from './past-button.tsx';

/** For people who come from an address with `?manifest=` that opens for administrators alone. */
export function RequestedPast() {
  const [params] = useSearchParams();
  const manifestId = params.get('open');
  if (!manifestId) return null;
  return (
    <Notice tone="info" title={`The site as it was in ${manifestId}`}>
      <p>It opens in this browser only, for an hour. A banner leads back.</p>
      <PastButton manifestId={manifestId} />
    </Notice>
  );
}
