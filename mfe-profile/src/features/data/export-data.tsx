import { messageOf, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { useState } from 'react';
import styles from './data.module.css';
import { fetchExport } from './data-calls.ts';

/** Everything the site holds of the person, as a file. */
export function ExportData() {
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      setBytes(0);
      saveFile(fileName(), 'application/json', await fetchExport(setBytes));
    },
  });
  return (
    <div className={styles.part}>
      <h3>Export</h3>
      <p className={styles.quiet}>
        Everything we hold about you in one JSON file: account and profile, progress, notes,
        revision, plan, code, quizzes, mock tests, comments and sign-ins.
      </p>
      <Button busy={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
      <p role="status" className={styles.quiet}>
        {isPending && `Preparing your file… ${bytes > 0 ? sizeOf(bytes) : ''}`}
        {isSuccess && 'Your file has been downloaded.'}
      </p>
      {error && (
        <Notice tone="danger">
          {messageOf(error, "We couldn't download your data. Please try again.")}
        </Notice>
      )}
    </div>
  );
}

const fileName = () => `my-data-${new Date().toISOString().slice(0, 10)}.json`;

const sizeOf = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
