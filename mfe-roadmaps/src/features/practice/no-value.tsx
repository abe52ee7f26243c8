import { VisuallyHidden } from '@site/shared/ui';

/** A dash for a missing value, with a label for screen readers. */
export function NoValue({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
