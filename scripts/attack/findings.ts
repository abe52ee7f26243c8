/** What an attack tried and what it found. */
export interface Findings {
  /** One line of the table: what was tried, with counts. */
  tried: string;
  /** What didn't hold; empty if everything did. */
  faults: string[];
}

/** Enough to see what is wrong. */
const MOST = 20;

/** Collects faults; the same one in the same words is kept once. */
export class Faults {
  readonly #found = new Map<string, number>();

  add(fault: string): void {
    this.#found.set(fault, (this.#found.get(fault) ?? 0) + 1);
  }

  get isFull(): boolean {
    return this.#found.size >= MOST;
  }

  list(): string[] {
    return [...this.#found].map(([fault, times]) =>
      times > 1 ? `${fault} (${times} times)` : fault,
    );
  }
}

/** What must not stand in a refusal: where our code lies, what it calls, what the database says. */
const LEAKS =
  /\n\s+at |node_modules|(?:api|shared)\/(?:src|dist)\/|\.[jt]s:\d+|relation "|column "|syntax error at/;

/** What a refusal tells that it should not; null if nothing. */
export function leakIn({ statusCode, body }: { statusCode: number; body: string }): string | null {
  return statusCode >= 400 ? (LEAKS.exec(body)?.[0] ?? null) : null;
}

/** What nobody foresaw, as the process under attack has logged it. */
export const unexpectedIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"unexpected error"'))
    .map((line) => `logged: ${/"message":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 300)}`);
