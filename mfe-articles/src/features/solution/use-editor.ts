import { useEffect, useState } from 'react';

type Editor = typeof import('./editor/index.ts');

/** The editor's code, loaded on demand. */
export function useEditor(wanted: boolean) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && !editor && !failed;
  useEffect(() => {
    if (!missing) return;
    import('./editor/index.ts').then(setEditor, (error: unknown) => {
      console.warn('The editor could not be loaded.', error);
      setFailed(true);
    });
  }, [missing]);
  return { editor, failed, retry: () => setFailed(false) };
}
