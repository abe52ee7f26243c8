import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import split from 'split2';
import * as z from 'zod';
import { StartupError } from '../../errors/startup-error.ts';

/**
 * A backup is lines of text under gzip: one of JSON with its description; for each table its rows as
 * COPY writes them and a line `\.`; and one of JSON with the number of rows, so that a file that
 * ends too early is noticed. COPY escapes line breaks and backslashes, so no row is that line.
 */
export const END_OF_TABLE = String.raw`\.`;

/**
 * In bytes. With each chunk the line so far is searched again, and that of a large file of a release has tens of
 * megabytes: with the usual 16 KiB that takes minutes.
 */
const CHUNK = 4 * 1024 * 1024;

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
const sequence = z.object({ name: z.string(), lastValue: z.string() });
const migration = z.object({ name: z.string(), checksum: z.string() });

const description = z.object({
  format: z.literal('site-backup-1'),
  madeAt: z.iso.datetime(),
  /** Those that had been applied, in the order in which they were. */
  migrations: z.array(migration),
  /** In the order in which they can be filled: each after those it refers to. */
  tables: z.array(table),
  sequences: z.array(sequence),
});

const summary = z.object({ rows: z.int() });

export type CopiedTable = z.infer<typeof table>;
export type BackupDescription = z.infer<typeof description>;

/** Reads a backup from its beginning. Any mistake in the file is thrown as soon as it is met. */
export class BackupReader {
  readonly #lines: AsyncIterator<string>;

  constructor(file: string) {
    // Only \n ends a line: COPY leaves other line breaks of Unicode as they are.
    const read = createReadStream(file, { highWaterMark: CHUNK });
    const unzip = createGunzip({ chunkSize: CHUNK });
    const lines = pipeline(read, unzip, split('\n'), () => {});
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async description(): Promise<BackupDescription> {
    return description.parse(JSON.parse(await this.#line()));
  }

  /** The rows of the next table, each with its line break. */
  async *rows(): AsyncGenerator<string> {
    for (let line = await this.#line(); line !== END_OF_TABLE; line = await this.#line()) {
      yield `${line}\n`;
    }
  }

  /** The last line. Reading past it checks what gzip has at its end. */
  async summary(): Promise<{ rows: number }> {
    const last = summary.parse(JSON.parse(await this.#line()));
    if (!(await this.#lines.next()).done) throw new Error('there is more after its end');
    return last;
  }

  async close(): Promise<void> {
    await this.#lines.return?.();
  }

  async #line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('it ends too soon');
    return value;
  }
}

/**
 * Reads the whole file, so that one that is damaged is refused before anything is written.
 * @throws StartupError if it is no complete backup.
 */
export async function checkBackup(file: string): Promise<BackupDescription & { rows: number }> {
  const reader = new BackupReader(file);
  try {
    const described = await reader.description();
    let rows = 0;
    for (const _ of described.tables) for await (const _row of reader.rows()) rows += 1;
    if ((await reader.summary()).rows !== rows) throw new Error('rows are missing');
    return { ...described, rows };
  } catch (cause) {
    throw new StartupError(`${file} isn't a complete backup (${reasonOf(cause)}).`, { cause });
  } finally {
    await reader.close();
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError || cause instanceof SyntaxError) return 'it holds something else';
  return (cause as Error).message;
}
