import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { openPage } from './open-page.ts';

interface OpenButtonProps {
  /** Asks the API for another composition of the site. Answers where to go. */
  ask(): Promise<string>;
  children: ReactNode;
}

/** Leads to the site as it was, or as it might be, in this browser alone. */
export function OpenButton({ ask, children }: OpenButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
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
