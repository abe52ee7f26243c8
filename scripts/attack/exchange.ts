import type { IncomingHttpHeaders } from 'node:http';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | null;
  /** Milliseconds after which the request is given up. */
  patience?: number;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
}
