import {
  ALL_UNITS,
  type NewReleaseToken,
  type ReleaseToken,
  type ReleaseTokenMade,
} from '@site/shared/contracts';
import { useQueryClient } from '@site/shared/platform';
import { type ComponentProps, useId, useState } from 'react';
import styles from '../features/releases/releases.module.css';
import { MadeToken } from '../features/releases/tokens/made-token.tsx';
import { rights } from '../features/releases/tokens/rights.ts';
import { TokenForm } from '../features/releases/tokens/token-form.tsx';
import { TokenTable } from '../features/releases/tokens/token-table.tsx';
import { endToken, makeToken, tokensQuery } from '../features/releases/tokens/tokens.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';

/** What the dialog asks before anything is changed. */
type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

/** By which tokens teams release. Owners make and end them. */
export function ReleaseTokens({ mayChange }: { mayChange: boolean }) {
  const id = useId();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [made, setMade] = useState<ReleaseTokenMade | null>(null);
  const refresh = () => client.invalidateQueries(tokensQuery);

  const make = async (wanted: NewReleaseToken, password: string) => {
    const token = await makeToken({ ...wanted, password });
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
      {made && !question && <MadeToken made={made} onKept={() => setMade(null)} />}
      {mayChange && !made && (
        <TokenForm
          onMake={(wanted) => setQuestion(making(wanted, (password) => make(wanted, password)))}
        />
      )}
      {question && <ConfirmDialog {...question} takesPassword onClose={() => setQuestion(null)} />}
    </section>
  );
}

const making = (wanted: NewReleaseToken, run: Question['run']): Question => ({
  title: `Make the token ${wanted.name}?`,
  description: `Whoever has it may, for ${wanted.days} days and ${
    wanted.unit === ALL_UNITS ? 'all units' : wanted.unit
  }: ${wanted.rights.map((right) => rights[right].label.toLowerCase()).join(', ')}. Code that is released with it runs in everybody's browser.`,
  action: 'Make token',
  variant: 'primary',
  run,
  done: 'Token made!',
  failed: 'The token could not be made. Please try again.',
});

const ending = ({ name }: ReleaseToken, run: Question['run']): Question => ({
  title: 'End this token?',
  description: `${name} counts for nothing from now on: programs that send it are refused. What was released with it stays.`,
  action: 'End token',
  run,
  done: 'Token ended!',
  failed: 'The token could not be ended. Please try again.',
});
