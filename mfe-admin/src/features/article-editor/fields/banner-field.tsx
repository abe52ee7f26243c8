import { messageOf } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Fields, orNull } from '../article-form.ts';
import { LibraryDialog } from '../images/library-dialog.tsx';
import { imageError, uploadImage } from '../images/upload-image.ts';
import { IMAGE_FILES, useFilePicker } from '../images/use-file-picker.tsx';
import styles from './fields.module.css';

const FAILED = "We couldn't upload the image. Please try again.";

/** The image above the text. It's decoration, so it needs no alternative text. */
export function BannerField() {
  const { register, setValue, watch, formState } = useFormContext<Fields>();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const address = watch('banner_image');
  const put = (url: string | null) =>
    setValue('banner_image', url, { shouldDirty: true, shouldValidate: true });

  const upload = async ([file]: File[]) => {
    setChoosing(false);
    if (!file) return;
    const wrong = imageError(file);
    setError(wrong);
    if (wrong) return;
    setProgress(0);
    try {
      put((await uploadImage(file, setProgress)).url);
    } catch (error) {
      setError(messageOf(error, FAILED));
    } finally {
      setProgress(null);
    }
  };
  const picker = useFilePicker(IMAGE_FILES, (files) => void upload(files));
  const shown = address && !formState.errors.banner_image ? address : null;

  return (
    <div className={styles.withButton}>
      {shown && <img className={styles.banner} src={shown} alt="" />}
      <TextField
        label="Banner image"
        hint="Choose an image, or enter its address: /… or https://…"
        error={error ?? formState.errors.banner_image?.message}
        {...register('banner_image', orNull)}
      />
      {picker.input}
      <div className={styles.row}>
        <Button size="sm" busy={progress !== null} onClick={() => setChoosing(true)}>
          {progress === null ? 'Choose an image' : `Uploading... ${Math.round(progress * 100)}%`}
        </Button>
        {address && (
          <Button size="sm" variant="ghost" onClick={() => put(null)}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing && (
        <LibraryDialog
          onChoose={({ url }) => {
            put(url);
            setChoosing(false);
          }}
          onUpload={picker.open}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
