import {
  type ArticleImage,
  IMAGE_ALT_MAX,
  type LibraryImage,
} from '@site/shared/contracts/editorial';
import { messageOf } from '@site/shared/platform';
import { Button, DialogActions, Notice, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import forms from '../../../forms/form.module.css';
import styles from './images.module.css';
import { imageError, readImage, uploadImage } from './upload-image.ts';

/** An image to insert into the text. */
export interface PlacedImage extends ArticleImage {
  /** '' if it is decoration only. */
  alt: string;
  /** '' if it has none. */
  caption: string;
}

/** A file to upload, or what was uploaded before. */
export type ChosenImage = File | LibraryImage;

interface ImageDialogProps {
  chosen: ChosenImage;
  onDone: (image: PlacedImage) => void;
  onClose: () => void;
}

const errorOf = (chosen: ChosenImage) => (chosen instanceof File ? imageError(chosen) : undefined);

/** Prompts for the alternative text, then uploads the image unless the library has it. */
export function ImageDialog({ chosen, onDone, onClose }: ImageDialogProps) {
  const knownAlt = chosen instanceof File ? '' : chosen.alt;
  const [alt, setAlt] = useState(knownAlt);
  const [decoration, setDecoration] = useState(false);
  const [caption, setCaption] = useState('');
  const [isAltMissing, setIsAltMissing] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState(errorOf(chosen));
  const source = useSource(chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const missing = !decoration && alt.trim() === '';
    setIsAltMissing(missing);
    if (missing) return;
    const shown = decoration ? '' : alt.trim();
    const place = ({ url, width, height }: ArticleImage) =>
      onDone({ url, width, height, alt: shown, caption: caption.trim() });
    if (!(chosen instanceof File)) return place(chosen);
    setError(undefined);
    setProgress(0);
    try {
      place(await uploadImage(chosen, setProgress, shown));
    } catch (error) {
      setError(messageOf(error, "We couldn't upload the image. Please try again."));
      setProgress(null);
    }
  };

  const wrongFile = errorOf(chosen) !== undefined;
  return (
    <FormDialog isDirty={alt !== knownAlt || caption !== ''} onClose={onClose} title="Add image">
      <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
        {source && <img className={styles.sample} src={source} alt="" />}
        {error && <Notice tone="danger">{error}</Notice>}
        {!wrongFile && (
          <>
            <TextField
              label="Alternative text"
              required={!decoration}
              disabled={decoration}
              value={alt}
              maxLength={IMAGE_ALT_MAX}
              error={
                isAltMissing ? 'Say what the image shows, or mark it as decoration' : undefined
              }
              hint="What the image shows, for readers who can't see it."
              data-initial-focus=""
              onChange={({ target }) => setAlt(target.value)}
            />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={decoration}
                onChange={({ target }) => setDecoration(target.checked)}
              />
              Decoration only: it says nothing that the text doesn't
            </label>
            <TextField
              label="Caption"
              value={caption}
              maxLength={300}
              hint="Shown below the image. Optional."
              onChange={({ target }) => setCaption(target.value)}
            />
          </>
        )}
        {progress !== null && (
          <div role="status" className={styles.progress}>
            <progress value={progress} aria-label="Upload" />
            Uploading... {Math.round(progress * 100)}%
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {!wrongFile && (
            <Button type="submit" variant="primary" busy={progress !== null}>
              Add image
            </Button>
          )}
        </DialogActions>
      </form>
    </FormDialog>
  );
}

/** What to show of it; null while a file is being read, or if it can't be. */
function useSource(chosen: ChosenImage): string | null {
  const [source, setSource] = useState(chosen instanceof File ? null : chosen.url);
  useEffect(() => {
    let current = true;
    if (!(chosen instanceof File) || imageError(chosen)) return;
    readImage(chosen).then(
      (address) => current && setSource(address),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [chosen]);
  return source;
}

interface AltTextDialogProps {
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Changes the alternative text of an existing image. */
export function AltTextDialog({ alt, onSave, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(text.trim());
    onClose();
  };
  return (
    <FormDialog isDirty={text !== alt} onClose={onClose} size="sm" title="Alternative text">
      <form className={forms.form} noValidate onSubmit={submit}>
        <TextField
          label="What the image shows"
          value={text}
          maxLength={300}
          hint="Leave it empty if the image is only decoration."
          data-initial-focus=""
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
