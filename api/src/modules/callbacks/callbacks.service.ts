import type { CallbackRequest } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import { insertCallbackRequest } from './callbacks.repository.ts';

/** Keeps what a visitor left; anybody may ask to be called back. */
export const requestCallback = ({ kysely }: Database, request: CallbackRequest) =>
  insertCallbackRequest(kysely, request);
