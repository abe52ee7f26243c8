import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, type ButtonProps } from '@site/shared/ui';
import { type PartKind, retirePart } from './roadmaps.queries.ts';

interface RetireButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  kind: PartKind;
  id: string;
  name: string;
  retired: boolean;
}

/** Hides something from learners, or brings it back; progress stays either way. */
export function RetireButton({ kind, id, name, retired, ...look }: RetireButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => retirePart(kind, id, !retired),
    onSuccess: () => toast.success(retired ? `${name} is shown now!` : `${name} is retired.`),
    onError: (error) => toast.error(messageOf(error, "We couldn't change it. Please try again.")),
  });
  return (
    <Button
      {...look}
      busy={isPending}
      aria-label={retired ? `Show ${name}` : `Retire ${name}`}
      onClick={() => mutate()}
    >
      {retired ? 'Show' : 'Retire'}
    </Button>
  );
}
