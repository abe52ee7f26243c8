import { request } from '@site/shared/api';
import type { Avatar } from '@site/shared/contracts';

/** A megabyte takes a while on a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Saves a file as the person's picture; without a file, removes the picture. */
export const saveAvatar = (file: File | null): Promise<Avatar> =>
  file
    ? request('PUT /v1/profile/avatar', {
        body: file,
        headers: { 'Content-Type': file.type },
        timeout: UPLOAD_TIMEOUT_MS,
      })
    : request('DELETE /v1/profile/avatar');
