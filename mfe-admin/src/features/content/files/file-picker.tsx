import { CSV_COLUMNS } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './files.module.css';

interface FilePickerProps {
  /** Of the chosen file; null if there is none. */
  name: string | null;
  onChoose: (file: File) => void;
}

/** Takes a file from the device, chosen or dropped, and says what it may hold. */
export function FilePicker({ name, onChoose }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id} className={styles.label}>
          CSV or JSON file
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.file}
          accept=".csv,.json,text/csv,application/json"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
          }}
          onClick={({ currentTarget }) => {
            // So that the same file can be chosen again, once it has been fixed.
            currentTarget.value = '';
          }}
        />
        <p className={styles.dropped}>{name ? `Chosen: ${name}` : 'Or drop the file here.'}</p>
      </div>
      <div id={`${id}-hint`} className={styles.hint}>
        <p>
          <strong>A CSV file</strong> has one problem per line. Its first line names the columns:{' '}
          <code>{CSV_COLUMNS.join(', ')}</code>. Only name, topic and difficulty (easy, medium or
          hard) are needed; companies are separated by |.
        </p>
        <p>
          <strong>A JSON file</strong> is an export of roadmaps or DSA problems, from this site or
          another.
        </p>
      </div>
      <Button size="sm" onClick={() => saveFile('sample-problems.csv', 'text/csv', SAMPLE)}>
        Download a sample CSV
      </Button>
    </div>
  );
}

const SAMPLE = `${CSV_COLUMNS.join(',')}
Two Sum,Arrays,easy,https://leetcode.com/problems/two-sum/,Amazon|Google
Three Sum,Arrays,medium,https://leetcode.com/problems/3sum/,Meta
Valid Parentheses,Stacks,easy,https://leetcode.com/problems/valid-parentheses/,
`;
