import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { type ContentKind, fetchExport } from './content-files.calls.ts';

interface ExportButtonProps {
  kind: ContentKind;
  /** Without one, everything of the kind that isn't retired. */
  id?: string;
  children: string;
}

/** Downloads content as one JSON file, which can be imported again. */
export function ExportButton({ kind, id, children }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(`${id ?? `${kind}s`}.json`, 'application/json', await fetchExport(kind, id)),
    onError: (error) => toast.error(messageOf(error, "We couldn't export it. Please try again.")),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
