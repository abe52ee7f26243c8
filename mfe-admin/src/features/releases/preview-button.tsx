import { request } from '@site/shared/api';
import { VisuallyHidden } from '@site/shared/ui';
import { OpenButton } from './open-button.tsx';

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
