import { IMPORT_COLUMNS, IMPORT_MAX, type ImportPreview } from '@site/shared/contracts/practice';
import { messageOf, useMutation, usePersonKey } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styles from './data.module.css';
import { applyImport, invalidatePerson, previewImport } from './data-calls.ts';
import { PreviewedImport } from './previewed-import.tsx';

/** A previewed file, and what it would change. */
interface Chosen {
  name: string;
  file: string;
  preview: ImportPreview;
}

/** Progress from a file: chosen, previewed, and only then imported. */
export function ImportProgress() {
  const person = usePersonKey();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useMutation({
    mutationFn: async (file: File) => {
      const text = await readText(file);
      return { name: file.name, file: text, preview: await previewImport(text) };
    },
    onSuccess: setChosen,
  });
  const apply = useMutation({ mutationFn: applyImport, onSuccess: () => invalidatePerson(person) });

  const startOver = () => {
    setChosen(null);
    look.reset();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again once it's fixed.
    target.value = '';
    if (!file) return;
    apply.reset();
    setChosen(null);
    look.mutate(file);
  };

  return (
    <div className={styles.part}>
      <h3>Import progress</h3>
      <p className={styles.quiet} id={hintId}>
        From an export of this site, or from a CSV file with the columns {IMPORT_COLUMNS.join(', ')}{' '}
        (only problem or link is needed, such as LeetCode links with the dates you solved them).
        You'll see what would change first, and can undo it afterwards.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="JSON or CSV file"
        accept=".json,.csv,application/json,text/csv"
        onChange={choose}
      />
      <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
        Choose a JSON or CSV file
      </Button>
      {look.isPending && <p role="status">Reading {look.variables.name}…</p>}
      {look.error && (
        <Notice tone="danger" title={`We couldn't import ${look.variables?.name}`}>
          <p>{errorMessage(look.error)}</p>
        </Notice>
      )}
      {chosen && !apply.isSuccess && (
        <PreviewedImport
          name={chosen.name}
          preview={chosen.preview}
          busy={apply.isPending}
          error={apply.error && messageOf(apply.error, FAILED)}
          onApply={(notes) => apply.mutate({ file: chosen.file, notes }, { onSuccess: startOver })}
          onCancel={startOver}
        />
      )}
      {apply.isSuccess && (
        <Notice tone="success" title="Imported">
          <p>{changed(apply.data.units)} You can undo it below.</p>
        </Notice>
      )}
    </div>
  );
}

const FAILED = "We couldn't import the file. Nothing has changed. Please try again.";
const UNREAD = "We couldn't read the file. Please try again.";

const changed = (units: number) =>
  units === 1 ? '1 problem has changed.' : `${units} problems have changed.`;

/** The API's message names the invalid line. */
const errorMessage = (error: unknown) =>
  error instanceof FileTooLarge ? error.message : messageOf(error, UNREAD);

const TOO_LARGE = 'This file is too large. It can have up to 2,000,000 characters.';

class FileTooLarge extends Error {}

/** In bytes: an export with all the code that an account can hold. */
const LARGEST_FILE = 128 * 1024 * 1024;

/** @throws FileTooLarge before anything is sent */
async function readText(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new FileTooLarge(TOO_LARGE);
  const text = await file.text();
  const sent = text.length > IMPORT_MAX ? importedPart(text) : text;
  if (sent.length > IMPORT_MAX) throw new FileTooLarge(TOO_LARGE);
  return sent;
}

/** Only the progress of an export is imported; its code may exceed the API's limit. */
function importedPart(text: string): string {
  try {
    const { format, version, progress } = JSON.parse(text);
    return JSON.stringify({ format, version, progress });
  } catch {
    return text;
  }
}
