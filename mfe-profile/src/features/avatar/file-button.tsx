import { IMAGE_TYPES } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { useRef } from 'react';

interface FileButtonProps {
  onChoose: (file: File | undefined) => void;
  children: string;
}

/** A button that opens the file picker. */
export function FileButton({ onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Allows choosing the same file again after it was changed.
          target.value = '';
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
