import { type ComponentType, useEffect, useState } from 'react';

/** What renders a note's Markdown, loaded once it's needed: null until then; `failed` if it can't be loaded. */
export function useNoteMarkdown() {
  const [Markdown, setMarkdown] = useState<ComponentType<{ text: string }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    import('./note-markdown.tsx').then(
      ({ NoteMarkdown }) => wanted && setMarkdown(() => NoteMarkdown),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return { Markdown, failed };
}
