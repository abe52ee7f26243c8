import { http, messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, VisuallyHidden } from '@site/shared/ui';
import { openPage } from './open-page.ts';

/** Opens the site as it was composed in a release manifest, in this browser for an hour, however old that is. */
export function PastButton({ manifestId }: { manifestId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await http.post('/v1/admin/releases/views', { manifestId });
    },
    onSuccess: () => openPage('/'),
    onError: (error) => {
      toast.error(messageOf(error, "We couldn't open it. Please try again."));
    },
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      Open as it was<VisuallyHidden> ({manifestId})</VisuallyHidden>
    </Button>
  );
}
