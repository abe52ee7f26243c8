import { CSV_COLUMNS } from '@site/shared/contracts/editorial';
import { Button } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './files.module.css';

interface FilePickerProps {
  /** Of the chosen file; null if there is none. */
  name: string | null;
  onChoose: (file: File) => void;
}

/** Takes a file, chosen or dropped, and says what it may contain. */
export function FilePicker({ name, onChoose }: FilePickerProps) {
  const hintId = useId();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button */}
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
        <input
          ref={input}
          type="file"
          hidden
          aria-label="CSV or JSON file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again once it's fixed.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
          Choose a CSV or JSON file
        </Button>
        <p className={styles.dropped}>{name ? `Chosen: ${name}` : 'Or drop the file here.'}</p>
      </div>
      <div id={hintId} className={styles.hint}>
        <p>
          <strong>A CSV file</strong> has one problem per line. Its first line names the columns:{' '}
          <code>{CSV_COLUMNS.join(', ')}</code>. Only name, topic and difficulty (easy, medium or
          hard) are needed; companies are separated by |, and companies_source is the address of
          what lists them.
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
Two Sum,Arrays,easy,https://leetcode.com/problems/two-sum/,Amazon|Google,https://college.example.org/placements
Three Sum,Arrays,medium,https://leetcode.com/problems/3sum/,Meta,
Valid Parentheses,Stacks,easy,https://leetcode.com/problems/valid-parentheses/,,
`;
