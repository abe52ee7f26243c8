import { request } from '@site/shared/api';
import { VisuallyHidden } from '@site/shared/ui';
import { OpenButton } from '../open-button.tsx';

/** Opens the site as it was composed in a release manifest, in this browser for an hour, however old that is. */
export function PastButton({ manifestId }: { manifestId: string }) {
  const ask = async () => {
    await request('POST /v1/admin/releases/views', { body: { manifestId } });
    return '/';
  };
  return (
    <OpenButton ask={ask}>
      Open as it was<VisuallyHidden> ({manifestId})</VisuallyHidden>
    </OpenButton>
  );
}
