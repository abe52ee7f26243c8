import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import { useRef } from 'react';

/** A hidden file field, and a function that opens the browser's dialog for it. */
export function useFilePicker(onChoose: (files: File[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label="Image file"
      accept={IMAGE_TYPES.join()}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // Allows choosing the same file again.
        target.value = '';
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
