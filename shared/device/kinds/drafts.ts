import type { Kind, Version } from '../kind.ts';
import { linesInWords } from '../lines.ts';
import { problemOf, problemPlace } from '../problem-names.ts';
import { sentTime } from '../sent-time.ts';
import { withListeners } from '../store.ts';
import { createTexts, type Owner } from '../texts.ts';

/** Somebody's own program for a problem, kept by the problem's id, with `:javascript` behind it in that language. */
export interface Draft {
  /** Null if it's the starter. */
  code: string | null;
  /** When it was changed last; '' if nobody knows. */
  changedAt: string;
}

const codes = createTexts('dsa-draft');
/** Beside the code, which is all that was kept at first. */
const facts = createTexts('dsa-draft-about');

const factsOf = (name: string, owner: Owner): { changedAt?: string; person?: Owner } => {
  try {
    return JSON.parse(facts.read(name, owner) ?? '{}');
  } catch {
    return {};
  }
};

/** A draft that an earlier release kept has its owner's name inside: it moves to where the owner's are. */
function giveToOwner(name: string): void {
  const { person, changedAt = '' } = factsOf(name, null);
  if (!person) return;
  if (codes.read(name, person) === null)
    write(name, person, { code: codes.read(name, null), changedAt });
  write(name, null, null);
}

function write(name: string, owner: Owner, draft: Draft | null): void {
  codes.write(name, owner, draft?.code ?? null);
  facts.write(name, owner, draft && JSON.stringify({ changedAt: draft.changedAt }));
}

const store = withListeners<Draft>({
  read(name, owner) {
    giveToOwner(name);
    const code = codes.read(name, owner);
    const { changedAt = '' } = factsOf(name, owner);
    return code === null && changedAt === '' ? null : { code, changedAt };
  },
  write(name, owner, draft) {
    giveToOwner(name);
    write(name, owner, draft);
  },
  names(owner) {
    for (const name of codes.names(null)) giveToOwner(name);
    return codes.names(owner);
  },
});

const describe = ({ code, changedAt }: Draft): Version => ({
  changedAt,
  words: linesInWords(code ?? ''),
  text: code ?? '',
});

/** Programs in the editor. */
export const drafts: Kind<Draft> = {
  ...store,
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
