import { VisuallyHidden } from '@site/shared/ui';

/** A dash where there is nothing, and words for those who do not see it. */
export function Absent({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
