import type { ReleasePreview } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { OpenButton } from './open-button.tsx';

interface PreviewButtonProps {
  unit: string;
  version: string;
}

/** Shows the site with a version that isn't live, in this browser for an hour; the page that opens asks first. */
export function PreviewButton({ unit, version }: PreviewButtonProps) {
  const ask = async () => {
    const { data } = await http.post<ReleasePreview>('/v1/admin/releases/previews', {
      unit,
      version,
    });
    return `/?override=${encodeURIComponent(data.override)}`;
  };
  return (
    <OpenButton ask={ask}>
      Preview
      <VisuallyHidden>
        {' '}
        {unit} {version}
      </VisuallyHidden>
    </OpenButton>
  );
}
