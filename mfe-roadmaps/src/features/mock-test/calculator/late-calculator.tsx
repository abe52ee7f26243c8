import { Button, Notice, Skeleton } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';

const load = () => import('./calculator.tsx');

/** The calculator, whose code is fetched when somebody opens it. */
export function LateCalculator({ onClose }: { onClose: () => void }) {
  const { part, failed, retry } = useLoaded(load, true);
  if (part) return <part.Calculator onClose={onClose} />;
  if (!failed) return <Skeleton height="6rem" />;
  return (
    <Notice tone="danger" title="We couldn't load the calculator">
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
