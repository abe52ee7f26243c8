import {
  CONTENT_IMPORT_MAX,
  type ContentPreview,
  type ContentPreviewRequest,
} from '@site/shared/contracts/editorial';
import { messageOf, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { Button, Card, Notice } from '@site/shared/ui';
import { useRef, useState } from 'react';
import styles from '../content.module.css';
import { importContent, previewImport } from './content-files.calls.ts';
import { FilePicker } from './file-picker.tsx';
import { ImportedNotice } from './imported-notice.tsx';
import { PreviewedContent } from './previewed-content.tsx';
import { SheetTarget, type Target, targetOf } from './sheet-target.tsx';

interface Chosen {
  name: string;
  text: string;
}

/** A previewed file, and its preview. */
interface Looked {
  request: ContentPreviewRequest;
  preview: ContentPreview;
}

/** Content from a file: chosen, previewed, and only then imported. */
export function ImportContent() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [target, setTarget] = useState<Target>({ id: '', title: '' });
  const [looked, setLooked] = useState<Looked | null>(null);
  const isSheet = chosen !== null && !looksLikeBundle(chosen.text);

  const read = useMutation({
    mutationFn: readText,
    onSuccess: (file) => {
      setChosen(file);
      if (!target.id && !target.title) setTarget({ id: '', title: titleFrom(file.name) });
    },
  });
  const look = useMutation({
    mutationFn: async (request: ContentPreviewRequest) => ({
      request,
      preview: await previewImport(request),
    }),
    onSuccess: setLooked,
  });
  /** Prevents importing twice on a double click: the second import would report its own changes as someone else's. */
  const isImporting = useRef(false);
  const apply = useMutation({
    mutationFn: ({ request, preview }: Looked) =>
      importContent({ ...request, digest: preview.digest ?? '' }),
    onSuccess: async () => {
      toast.success('Imported!');
      await client.invalidateQueries({ queryKey: ['admin-data'] });
    },
    onSettled: () => {
      isImporting.current = false;
    },
  });
  const importOnce = (seen: Looked) => {
    if (isImporting.current) return;
    isImporting.current = true;
    apply.mutate(seen);
  };

  const startOver = () => {
    setLooked(null);
    look.reset();
    apply.reset();
  };
  const choose = (file: File) => {
    startOver();
    setChosen(null);
    read.mutate(file);
  };
  const preview = () => {
    startOver();
    if (chosen) look.mutate({ file: chosen.text, roadmap: isSheet ? targetOf(target) : null });
  };

  if (apply.isSuccess && looked) {
    return (
      <ImportedNotice
        preview={looked.preview}
        target={looked.request.roadmap}
        onAnother={() => {
          startOver();
          setChosen(null);
          setTarget({ id: '', title: '' });
        }}
      />
    );
  }
  const error = read.error ?? look.error;
  return (
    <div className={styles.stack}>
      <Card className={styles.stack}>
        <FilePicker name={chosen?.name ?? null} onChoose={choose} />
        {isSheet && (
          <SheetTarget
            target={target}
            onChange={(changed) => {
              startOver();
              setTarget(changed);
            }}
          />
        )}
        {error && (
          <Notice tone="danger" title="We couldn't read the file">
            <p>{messageOf(error, error.message)}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            variant={looked ? 'secondary' : 'primary'}
            busy={look.isPending}
            disabled={!chosen || (isSheet && !target.id && !target.title.trim())}
            onClick={preview}
          >
            Preview
          </Button>
          {!looked && <span className={styles.quiet}>Nothing has changed yet.</span>}
        </div>
      </Card>
      {looked && (
        <PreviewedContent
          name={chosen?.name ?? ''}
          preview={looked.preview}
          busy={apply.isPending}
          error={apply.error && messageOf(apply.error, FAILED)}
          onApply={() => importOnce(looked)}
        />
      )}
    </div>
  );
}

const FAILED = "We couldn't import the file. Nothing has changed. Please try again.";

/** The same check as the API's. */
const looksLikeBundle = (text: string) => text.replace('\ufeff', '').trimStart().startsWith('{');

/** Such as "Striver 450" from striver-450.csv. */
function titleFrom(name: string): string {
  const words = name
    .replace(/\.[a-z]+$/i, '')
    .replace(/[-_]/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 100);
}

/** @throws Error with a message for the person, before anything is read or sent */
async function readText(file: File): Promise<Chosen> {
  // A character takes up to four bytes; the limit counts characters.
  if (file.size > 4 * CONTENT_IMPORT_MAX) {
    throw new Error('This file is too large. It can have up to 5,000,000 characters.');
  }
  return { name: file.name, text: await file.text() };
}
