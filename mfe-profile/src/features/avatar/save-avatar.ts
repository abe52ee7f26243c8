import { type Avatar, avatar } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** A megabyte takes its time on a slow line, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Makes a file the person's picture, or takes the picture away without one. */
export async function saveAvatar(file: File | null): Promise<Avatar> {
  const { data } = await (file
    ? http.put('/v1/profile/avatar', file, {
        headers: { 'Content-Type': file.type },
        timeout: UPLOAD_TIMEOUT_MS,
      })
    : http.delete('/v1/profile/avatar'));
  return avatar.parse(data);
}
