import { AVATAR_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_TYPES } from '@site/shared/contracts';

export const UNREADABLE = "We can't read this file as a picture. Choose another one.";

/** Why a file can't be the picture, or undefined. The server checks again, more thoroughly. */
export function pictureError({ type, size }: File): string | undefined {
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
export const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("We couldn't read the file."));
    reader.readAsDataURL(file);
  });
