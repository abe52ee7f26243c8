import { messageOf, useMutation } from '@site/shared/platform';
import { Button, Card, Notice } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { useState } from 'react';
import styles from './data.module.css';
import { fetchExport, fetchProgressTable } from './data-calls.ts';
import { ImportProgress } from './import-progress.tsx';
import { PastImports } from './past-imports.tsx';

/** The person's data as a file, and progress from one. */
export const DataCard = () => (
  <Card as="section" className={styles.section} aria-labelledby="data-heading">
    <h2 id="data-heading">Your data</h2>
    <ExportData />
    <ImportProgress />
    <PastImports />
  </Card>
);

/** Everything the site stores about the person, as a file. */
function ExportData() {
  const [bytes, setBytes] = useState(0);
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: async (kind: 'everything' | 'progress') => {
      setBytes(0);
      if (kind === 'progress') {
        saveFile(fileName('my-progress', 'csv'), 'text/csv', await fetchProgressTable());
      } else {
        saveFile(fileName('my-data', 'json'), 'application/json', await fetchExport(setBytes));
      }
    },
  });
  return (
    <div className={styles.part}>
      <h3>Export</h3>
      <p className={styles.quiet}>
        Everything we hold about you in one JSON file: account and profile, progress, notes,
        revision, plan, code, quizzes, mock tests, comments and sign-ins. Or your progress alone, as
        a table for spreadsheets. You can import both again.
      </p>
      <div className={styles.actions}>
        <Button
          busy={isPending && variables === 'everything'}
          disabled={isPending}
          onClick={() => mutate('everything')}
        >
          Download my data
        </Button>
        <Button
          busy={isPending && variables === 'progress'}
          disabled={isPending}
          onClick={() => mutate('progress')}
        >
          Download my progress as CSV
        </Button>
      </div>
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

const fileName = (name: string, ending: string) =>
  `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;

const sizeOf = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
