import { type CallbackRequest, callbackRequest } from '@site/shared/contracts';
import { fieldErrorsOf, http, messageOf } from '@site/shared/platform';

export const FAILED = 'Failed to submit request. Please try again.';
export const SUCCEEDED = "Request submitted successfully! We'll get back to you soon.";

export type CallbackField = keyof CallbackRequest;

export type CallbackResult =
  | { status: 'sent' }
  | { status: 'failed'; message: string; errors: Partial<Record<CallbackField, string>> };

/** Requests a callback. Errors the server reports for single fields are returned with the message. */
export async function sendCallback(request: CallbackRequest): Promise<CallbackResult> {
  try {
    await http.post('/v1/request-callback', callbackRequest.parse(request));
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error, FAILED), errors: fieldErrorsOf(error) };
  }
}
