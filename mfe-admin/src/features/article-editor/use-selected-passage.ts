import { useEffect, useState } from 'react';

/** What the author selected last in the text that they write; '' for nothing so far. */
export function useSelectedPassage(): string {
  const [passage, setPassage] = useState('');
  useEffect(() => {
    const onChange = () => {
      const selection = document.getSelection();
      const anchor = selection?.anchorNode?.parentElement;
      const text = selection?.toString().trim() ?? '';
      if (text && anchor?.closest('[contenteditable="true"]')) setPassage(text);
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, []);
  return passage;
}
