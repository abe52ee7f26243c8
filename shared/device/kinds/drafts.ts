import type { Kind, Version } from '../kind.ts';
import { type Draft, drafts } from '../stores/drafts.ts';
import { linesInWords } from './lines.ts';
import { problemOf, problemPlace } from './problem-place.ts';
import { sentTime } from './sent-time.ts';

const describe = ({ code, changedAt }: Draft): Version => ({
  changedAt,
  words: linesInWords(code ?? ''),
  text: code ?? '',
});

export const draftKind: Kind<Draft> = {
  ...drafts,
  heading: 'Code',
  placeOf: (name, _, problems) => problemPlace(name, problems),
  describe,
  itemsOf: (name, { code, changedAt }) => [
    { kind: 'draft', ...problemOf(name), code: code ?? '', changedAt: sentTime(changedAt) },
  ],
  describeHeld: (held) =>
    describe({ code: held.kind === 'draft' ? held.code : '', changedAt: held.changedAt }),
  ownAfter: (draft) => draft,
};
