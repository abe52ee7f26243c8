import { request } from '@site/shared/api';
import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import { type ArticleImage, IMAGE_MAX_BYTES } from '@site/shared/contracts/editorial';

/** Five megabytes take a while on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Why a file can't be uploaded, or undefined. The server checks again, more thoroughly. */
export function imageError({ type, size }: File): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'Choose a PNG, JPEG or WebP image.';
  if (size > IMAGE_MAX_BYTES) return 'Choose an image of up to 5 MiB.';
  return undefined;
}

/** The end of a long name has what kind of file it is. */
const FILE_NAME_MAX = 200;

/**
 * @param onProgress called with the share that has been sent, from 0 to 1
 * @param alt what the library says that it shows
 */
export const uploadImage = (
  file: File,
  onProgress: (share: number) => void,
  alt = '',
): Promise<ArticleImage> =>
  request('POST /v1/admin/images', {
    query: { alt, file_name: file.name.slice(-FILE_NAME_MAX) },
    body: file,
    headers: { 'Content-Type': file.type },
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });

/** The file as a data: URL; the site's policy doesn't allow blob: ones. */
export const readImage = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("We couldn't read the file."));
    reader.readAsDataURL(file);
  });
