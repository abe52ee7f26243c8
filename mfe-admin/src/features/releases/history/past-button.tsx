import { request } from '@site/shared/api';
import { VisuallyHidden } from '@site/shared/ui';
import { OpenButton } from '../open-button.tsx';

/** Opens the site as composed in a release manifest, however old, in this browser for an hour. */
export function PastButton({ manifestId }: { manifestId: string }) {
  const requestPath = async () => {
    await request('POST /v1/admin/releases/views', { body: { manifestId } });
    return '/';
  };
  return (
    <OpenButton requestPath={requestPath}>
      Open as it was<VisuallyHidden> ({manifestId})</VisuallyHidden>
    </OpenButton>
  );
}
