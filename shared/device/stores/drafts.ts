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
    return JSON.parse(facts.read(name, owner) ?? '{}') ?? {};
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

/** Programs in the editor. */
export const drafts = withListeners<Draft>({
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
