import { request } from '@site/shared/api';
import { IMAGE_MAX_PIXELS, IMAGE_TYPES } from '@site/shared/contracts/composition';
import { AVATAR_MAX_BYTES, type Avatar } from '@site/shared/contracts/identity';
import { messageOf, useMutation } from '@site/shared/platform';
import { useState } from 'react';

const FAILED = "We couldn't save your picture. Please try again.";

interface Chosen {
  file: File;
  /** The picture as a data: URL. */
  source: string;
}

/** A picture that is chosen, previewed, and then saved or discarded. */
export function usePicture(onSaved: (avatarUrl: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const { mutate, isPending, data } = useMutation({
    mutationFn: saveAvatar,
    onMutate: () => setError(undefined),
    onSuccess: ({ avatarUrl }) => {
      setChosen(null);
      onSaved(avatarUrl);
    },
    onError: (error) => setError(messageOf(error, FAILED)),
  });
  const discard = (because?: string) => {
    setChosen(null);
    setError(because);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const wrong = pictureError(file);
    discard(wrong);
    if (wrong) return;
    try {
      setChosen({ file, source: await readPicture(file) });
    } catch {
      setError(UNREADABLE);
    }
  };
  const done = data && (data.avatarUrl ? 'Picture saved.' : 'Picture removed.');
  return { chosen, error, done, busy: isPending, choose, discard, save: mutate };
}

export const UNREADABLE = "We can't read this file as a picture. Choose another one.";

/** Why a file can't be the picture, or undefined. The server checks again, more thoroughly. */
function pictureError({ type, size }: File): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) {
    return 'Choose a PNG, JPEG or WebP picture.';
  }
  if (size > AVATAR_MAX_BYTES) return 'Choose a picture of up to 1 MiB.';
  return undefined;
}

/** Why a picture of this size can't be used, or undefined. */
export const pixelsError = (width: number, height: number): string | undefined =>
  width * height > IMAGE_MAX_PIXELS ? 'Choose a picture of up to 24 megapixels.' : undefined;

/** The file as a data: URL; the site's policy doesn't allow blob: ones. */
const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("We couldn't read the file."));
    reader.readAsDataURL(file);
  });

/** A megabyte takes a while on a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Saves a file as the person's picture; without a file, removes the picture. */
const saveAvatar = (file: File | null): Promise<Avatar> =>
  file
    ? request('PUT /v1/profile/avatar', {
        body: file,
        headers: { 'Content-Type': file.type },
        timeout: UPLOAD_TIMEOUT_MS,
      })
    : request('DELETE /v1/profile/avatar');
