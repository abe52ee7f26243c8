import type { IncomingHttpHeaders } from 'node:http';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | null;
  /** Milliseconds after which the request is given up. */
  patience?: number;
}

export interface HttpResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
}
