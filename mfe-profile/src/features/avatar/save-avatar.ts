import { request } from '@site/shared/api';
import type { Avatar } from '@site/shared/contracts';

/** A megabyte takes its time on a slow line, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Makes a file the person's picture, or takes the picture away without one. */
export const saveAvatar = (file: File | null): Promise<Avatar> =>
  file
    ? request('PUT /v1/profile/avatar', {
        body: file,
        headers: { 'Content-Type': file.type },
        timeout: UPLOAD_TIMEOUT_MS,
      })
    : request('DELETE /v1/profile/avatar');
