import { request } from '@site/shared/api';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { openPage } from './open-page.ts';

interface OpenButtonProps {
  /** Requests another composition of the site from the API. @returns the path to open */
  requestPath(): Promise<string>;
  children: ReactNode;
}

/** Opens the site as it was, or as it might be, in this browser alone. */
function OpenButton({ requestPath, children }: OpenButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: requestPath,
    onSuccess: (path) => openPage(path),
    onError: (error) => {
      toast.error(messageOf(error, "We couldn't open it. Please try again."));
    },
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}

interface PreviewButtonProps {
  unit: string;
  version: string;
}

/** Shows the site with a version that isn't live, in this browser for an hour; the page that opens asks for confirmation. */
export function PreviewButton({ unit, version }: PreviewButtonProps) {
  const requestPath = async () => {
    const { override } = await request('POST /v1/admin/releases/previews', {
      body: { unit, version },
    });
    return `/?override=${encodeURIComponent(override)}`;
  };
  return (
    <OpenButton requestPath={requestPath}>
      Preview
      <VisuallyHidden>
        {' '}
        {unit} {version}
      </VisuallyHidden>
    </OpenButton>
  );
}

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
