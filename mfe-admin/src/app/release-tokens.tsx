import {
  ALL_UNITS,
  type NewReleaseToken,
  type ReleaseToken,
  type ReleaseTokenMade,
} from '@site/shared/contracts/releases';
import { useQueryClient } from '@site/shared/platform';
import { type ComponentProps, useId, useState } from 'react';
import styles from '../features/releases/releases.module.css';
import { MadeToken, rights, TokenForm } from '../features/releases/tokens/token-form.tsx';
import { TokenTable } from '../features/releases/tokens/token-table.tsx';
import { endToken, makeToken, tokensQuery } from '../features/releases/tokens/tokens.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';

/** What the dialog asks for confirmation of. */
type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

/** The tokens that teams release with. Owners create and revoke them. */
export function ReleaseTokens({ mayChange }: { mayChange: boolean }) {
  const id = useId();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [made, setMade] = useState<ReleaseTokenMade | null>(null);
  const refresh = () => client.invalidateQueries(tokensQuery);

  const make = async (requested: NewReleaseToken, password: string) => {
    const token = await makeToken({ ...requested, password });
    await refresh();
    setMade(token);
  };
  const end = async ({ id: ended }: ReleaseToken, password: string) => {
    await endToken(ended, password);
    await refresh();
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Tokens</h2>
      <TokenTable
        onEnd={
          mayChange
            ? (token) => setQuestion(ending(token, (password) => end(token, password)))
            : undefined
        }
      />
      {made && !question && <MadeToken made={made} onSaved={() => setMade(null)} />}
      {mayChange && !made && (
        <TokenForm
          onMake={(requested) =>
            setQuestion(making(requested, (password) => make(requested, password)))
          }
        />
      )}
      {question && <ConfirmDialog {...question} takesPassword onClose={() => setQuestion(null)} />}
    </section>
  );
}

const making = (requested: NewReleaseToken, run: Question['run']): Question => ({
  title: `Create the token ${requested.name}?`,
  description: `For ${requested.days} days, anyone who has it can do this with ${
    requested.unit === ALL_UNITS ? 'all units' : requested.unit
  }: ${requested.rights.map((right) => rights[right].label.toLowerCase()).join(', ')}. Code released with it runs in everybody's browser.`,
  action: 'Create token',
  variant: 'primary',
  run,
  done: 'Token created!',
  failed: "We couldn't create the token. Please try again.",
});

const ending = ({ name }: ReleaseToken, run: Question['run']): Question => ({
  title: 'Revoke this token?',
  description: `${name} will stop working at once, and programs that use it will be refused. What was released with it stays.`,
  action: 'Revoke token',
  run,
  done: 'Token revoked!',
  failed: "We couldn't revoke the token. Please try again.",
});
