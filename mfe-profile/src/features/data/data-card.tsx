import { Card } from '@site/shared/ui';
import styles from './data.module.css';
import { ExportData } from './export-data.tsx';
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
