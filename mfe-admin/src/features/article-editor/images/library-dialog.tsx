import { limits } from '@site/shared/contracts/composition';
import type { LibraryImage } from '@site/shared/contracts/editorial';
import { Button, Dialog, SearchField } from '@site/shared/ui';
import { useState } from 'react';
import { ImageGrid, nameOf, Thumbnail } from '../../../media/image-grid.tsx';
import { useSettled } from '../article-form.ts';
import styles from './images.module.css';

interface LibraryDialogProps {
  onChoose: (image: LibraryImage) => void;
  /** Opens the browser's dialog for files instead. */
  onUpload: () => void;
  onClose: () => void;
}

/** An image of the library, or a new one from a file. */
export function LibraryDialog({ onChoose, onUpload, onClose }: LibraryDialogProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(typed.trim());
  const type = (words: string) => {
    setTyped(words);
    setPage(1);
  };
  return (
    <Dialog open size="lg" onOpenChange={onClose} title="Choose an image">
      <div className={styles.library}>
        <div className={styles.ways}>
          <Button variant="primary" data-initial-focus="" onClick={onUpload}>
            Upload a file
          </Button>
          <SearchField
            label="Search pictures"
            placeholder="Search alternative text and file name"
            className={styles.search}
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onClear={() => type('')}
          />
        </div>
        <ImageGrid filter={{ search, page }} onPage={setPage}>
          {(image) => (
            <button type="button" className={styles.choice} onClick={() => onChoose(image)}>
              <Thumbnail image={image} />
              <span className={styles.name}>{nameOf(image)}</span>
            </button>
          )}
        </ImageGrid>
      </div>
    </Dialog>
  );
}
