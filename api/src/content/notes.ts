import { createHash } from 'node:crypto';
import type { ProblemFile } from '@site/shared/contracts';
import type { ContentRow } from './content.ts';

/** The editors' notes with which the discussion of a problem starts. */
export const noteRows = ({ id, comments }: ProblemFile): ContentRow[] =>
  comments.map(({ label, content, written_at }) => {
    const subject = `dsa-problem:${id}`;
    return {
      id: stableId(`${subject} ${label}`),
      columns: { subject, label, content, created_at: written_at },
    };
  });

/** The same UUID (version 8) for the same name: by problem and label, so that their order may change. */
function stableId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
