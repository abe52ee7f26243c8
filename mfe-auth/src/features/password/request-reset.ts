import { request } from '@site/shared/api';

/** Requests the email with the link. The response is the same whether or not there is an account. */
export const requestReset = (email: string): Promise<unknown> =>
  request('POST /v1/auth/password/forgot', { body: { email } });
