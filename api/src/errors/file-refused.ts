import { DomainError } from './domain-error.ts';

/** 400: the file cannot be imported, and why. */
export const fileRefused = (message: string) =>
  new DomainError(400, 'file', message, { file: message });
