import { Notice, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { useNoteMarkdown } from '@site/shared/ui/use-note-markdown.ts';
import styles from './note-editor.module.css';

/**
 * A preview of a note. The Markdown renderer is loaded on demand; until then the text is shown as written.
 */
export function NotePreview({ text }: { text: string }) {
  const { Markdown, failed } = useNoteMarkdown();
  if (text.trim() === '') return <p className={styles.empty}>Nothing to preview yet.</p>;
  if (Markdown) return <Markdown text={text} />;
  return failed ? <AsWritten text={text} /> : <Loading />;
}

const Loading = () => (
  <p role="status">
    <VisuallyHidden>Loading the preview...</VisuallyHidden>
    <Skeleton width="60%" />
  </p>
);

const AsWritten = ({ text }: { text: string }) => (
  <>
    <Notice tone="warning">
      We couldn't load the preview, so this is your note as you wrote it. Open the preview again to
      retry.
    </Notice>
    <p className={styles.plain}>{text}</p>
  </>
);
