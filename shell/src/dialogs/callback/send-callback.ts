import { request } from '@site/shared/api';
import { type CallbackRequest, callbackRequest } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';

export const FAILED = 'Failed to submit request. Please try again.';
export const SUCCEEDED = "Request submitted successfully! We'll get back to you soon.";

export type CallbackField = keyof CallbackRequest;

type CallbackResult =
  | { status: 'sent' }
  | { status: 'failed'; message: string; errors: Partial<Record<CallbackField, string>> };

/** Requests a callback. Errors the server reports for single fields are returned with the message. */
export async function sendCallback(callback: CallbackRequest): Promise<CallbackResult> {
  try {
    await request('POST /v1/request-callback', { body: callbackRequest.parse(callback) });
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error, FAILED), errors: fieldErrorsOf(error) };
  }
}
