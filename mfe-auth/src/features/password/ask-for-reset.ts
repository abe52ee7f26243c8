import { http } from '@site/shared/platform';

/** Requests the mail with the link. The response is the same whether or not there is an account. */
export const askForReset = (email: string): Promise<unknown> =>
  http.post('/v1/auth/password/forgot', { email });
