import { Skeleton, VisuallyHidden } from '@site/shared/ui';

/** Stands in for the cards of a tab. */
export const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your profile...</VisuallyHidden>
    </p>
    <Skeleton height="16rem" />
    <Skeleton height="22rem" />
  </>
);
