import { Card } from '@site/shared/ui/card.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import type { ReactNode } from 'react';
import styles from './diagnostics.module.css';
import { Facts, sizeInWords, timeInWords } from './facts.tsx';

interface ReleaseCardProps {
  name: string;
  base: string;
  facts: Record<string, ReactNode>;
  /** How it stands and what can be done about it. */
  children?: ReactNode;
}

/** What the release manifest says of one microfrontend, and what this page has fetched of it. */
export function ReleaseCard({ name, base, facts, children }: ReleaseCardProps) {
  const files = loadedFiles(base);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Card as="section" aria-label={name} className={styles.release}>
      <h2>{name}</h2>
      {children}
      <Facts
        of={{ ...facts, Base: base, Loaded: `${files.length} files, ${sizeInWords(total)}` }}
      />
      {files.length > 0 && (
        <Table label={`Files of ${name}`} columns={['File', 'Size', 'Time']}>
          {files.map((file) => (
            <tr key={file.name}>
              <th scope="row">{file.name}</th>
              <td>{sizeInWords(file.size)}</td>
              <td>{timeInWords(file.duration)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}

interface LoadedFile {
  /** Relative to the release's folder. */
  name: string;
  /** Bytes over the wire, compressed; 0 if the file came from the browser's cache. */
  size: number;
  /** Milliseconds from the request to the last byte. */
  duration: number;
}

/** The files of a release that this page has fetched, as the browser recorded them. */
function loadedFiles(base: string): LoadedFile[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
    .map((entry) => ({ path: new URL(entry.name).pathname, entry }))
    .filter(({ path }) => path.startsWith(base))
    .map(({ path, entry }) => ({
      name: path.slice(base.length),
      size: entry.encodedBodySize,
      duration: entry.duration,
    }));
}
