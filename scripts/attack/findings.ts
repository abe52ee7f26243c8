/** What an attack is given. */
export interface SiteData {
  /** The data of a site, of this attack alone, in which everything is published. */
  dataDir: string;
}

/** What an attack tried and what it found. */
export interface Findings {
  /** One line of the table: what was tried, with counts. */
  tried: string;
  /** What didn't hold; empty if everything did. */
  failures: string[];
}

/** Enough to see what is wrong. */
const MOST = 20;

/** Collects failures; the same text is listed once. */
export class Failures {
  readonly #found = new Map<string, number>();

  add(failure: string): void {
    this.#found.set(failure, (this.#found.get(failure) ?? 0) + 1);
  }

  get isFull(): boolean {
    return this.#found.size >= MOST;
  }

  list(): string[] {
    return [...this.#found].map(([failure, times]) =>
      times > 1 ? `${failure} (${times} times)` : failure,
    );
  }
}

/** What no refusal may contain: file names, stacks, messages of the database. */
const LEAKS =
  /\n\s+at |node_modules|(?:api|shared)\/(?:src|dist)\/|\.[jt]s:\d+|relation "|column "|syntax error at/;

/** What a refusal reveals and shouldn't; null if nothing. */
export function leakIn({ statusCode, body }: { statusCode: number; body: string }): string | null {
  return statusCode >= 400 ? (LEAKS.exec(body)?.[0] ?? null) : null;
}

/** Unexpected errors in the log of the process under attack. */
export const unexpectedIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"unexpected error"'))
    .map((line) => `logged: ${/"message":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 300)}`);
