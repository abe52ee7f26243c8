import { http } from '../http/index.ts';

export const send = (code: string) => http.put('/v1/drafts', { code });
