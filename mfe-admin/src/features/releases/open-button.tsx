import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { openPage } from './open-page.ts';

interface OpenButtonProps {
  /** Requests another composition of the site from the API. @returns the path to open */
  requestPath(): Promise<string>;
  children: ReactNode;
}

/** Opens the site as it was, or as it might be, in this browser alone. */
export function OpenButton({ requestPath, children }: OpenButtonProps) {
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
