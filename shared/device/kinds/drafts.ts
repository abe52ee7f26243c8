import { counted } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { type Draft, drafts } from '../stores/drafts.ts';
import { workOf } from '../work-of.ts';
import { sentTime } from './sent-time.ts';

const describe = ({ code, changedAt }: Pick<Draft, 'code' | 'changedAt'>): Version => ({
  changedAt,
  words: counted((code ?? '').trimEnd().split('\n').length, 'line'),
  text: code ?? '',
});

export const draftKind: Kind<Draft> = {
  ...drafts,
  heading: 'Code',
  placeOf: ({ title, path }) => ({ title, path }),
  describe,
  itemsOf: (name, { code, changedAt }) =>
    code === null ? [] : [{ kind: 'draft', ...workOf(name), code, changedAt: sentTime(changedAt) }],
  describeHeld: (held) =>
    describe({ code: held.kind === 'draft' ? held.code : '', changedAt: held.changedAt }),
  ownAfter: (draft) => draft,
};
