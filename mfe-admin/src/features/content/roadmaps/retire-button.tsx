import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, type ButtonProps } from '@site/shared/ui';
import { useState } from 'react';
import { ChangeDialog } from '../people/change-dialog.tsx';
import { fates } from '../people/fates.ts';
import { type PartKind, retirePart } from './roadmaps.queries.ts';

interface RetireButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  kind: PartKind;
  id: string;
  name: string;
  retired: boolean;
}

const nouns = { roadmaps: 'roadmap', topics: 'topic', units: 'unit' } as const;

/** Hides something from learners, once it has said what that does to them, or brings it back; progress stays either way. */
export function RetireButton({ kind, id, name, retired, ...look }: RetireButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => retirePart(kind, id, !retired),
    onSuccess: () => toast.success(retired ? `${name} is shown now!` : `${name} is retired.`),
    onError: (error) => toast.error(messageOf(error, "We couldn't change it. Please try again.")),
  });
  return (
    <>
      <Button
        {...look}
        busy={isPending}
        aria-label={retired ? `Show ${name}` : `Retire ${name}`}
        onClick={() => (retired ? mutate() : setConfirming(true))}
      >
        {retired ? 'Show' : 'Retire'}
      </Button>
      {confirming && (
        <ChangeDialog
          title={`Retire ${name}?`}
          affected={{ of: nouns[kind], ids: [id] }}
          fate={fates.retired}
          action="Retire"
          variant="danger"
          onConfirm={mutate}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
