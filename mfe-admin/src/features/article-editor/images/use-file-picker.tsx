import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import { useRef } from 'react';

/** Which files a dialog offers: the field's name, and what its `accept` says. */
interface Kind {
  label: string;
  accept: string;
}

export const IMAGE_FILES: Kind = { label: 'Image file', accept: IMAGE_TYPES.join() };
export const MARKDOWN_FILES: Kind = { label: 'Markdown file', accept: '.md,.markdown' };

/** A hidden file field, and a function that opens the browser's dialog for it. */
export function useFilePicker({ label, accept }: Kind, onChoose: (files: File[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // Allows choosing the same file again.
        target.value = '';
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
