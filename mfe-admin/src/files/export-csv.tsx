import { messageOf, toast, useMutation } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';

interface ExportCsvProps {
  /** The name of the file, without its day. */
  name: string;
  /** Fetches its bytes: as text, browsers would strip the byte order mark. */
  fetchFile: () => Promise<Blob>;
}

/** Saves what the API exports as a CSV file, such as audit-log-2026-11-30.csv. */
export function ExportCsv({ name, fetchFile }: ExportCsvProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await fetchFile();
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, rows.type, rows);
    },
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't create the file. Please try again.")),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Export CSV
    </Button>
  );
}
