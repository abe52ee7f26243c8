import { DomainError } from './domain-error.ts';

/** 429, with the wait for the header Retry-After. */
export class TooManyRequests extends DomainError {
  constructor(
    message: string,
    /** Seconds until it may be tried again, at least one. */
    readonly retryAfter: number,
  ) {
    super(429, 'too-many-requests', message);
  }
}

/** @param what is done too often. @param resetsAt when it may be done again, in milliseconds since 1970. */
export function tooManyRequests(what: string, resetsAt: number): TooManyRequests {
  const seconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
  return new TooManyRequests(`Too many ${what}. Please try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
