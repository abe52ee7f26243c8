import { relative } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import type { Mistake } from './content-files.ts';

/** The files hold mistakes. The message lists every one, so that all can be fixed at once. */
export class ContentMistakes extends StartupError {
  override name = 'ContentMistakes';

  constructor(readonly mistakes: Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    super(`The content files have ${count}:\n${mistakes.map(describe).join('\n')}`);
  }
}

/** `file:line: field message`, with the file as seen from where the command runs. */
function describe({ file, line, field, message }: Mistake): string {
  const seen = relative(process.cwd(), file);
  const position = `${seen.startsWith('..') ? file : seen}:${line}:`;
  return [position, field, message].filter((part) => part !== '').join(' ');
}
