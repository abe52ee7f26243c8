import { OWN_CASES_MAX, ownCase } from '@site/shared/contracts/practice';
import { ownCases, workName } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { Button, IconButton, TextField, TrashIcon } from '@site/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';
import styles from './own-cases.module.css';
import { inputsOf } from './own-inputs.ts';

interface OwnCasesProps {
  problem: Solvable;
  /** What an input looks like. */
  example: string;
}

/** The inputs that a person has added. They are run with the tests, and our solution says what is expected. */
export function OwnCases({ problem, example }: OwnCasesProps) {
  const { inputs, change } = useOwnInputs(problem);
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = input.trim();
    const message = errorOf(added, inputs);
    setError(message);
    if (message) return;
    change([...inputs, added]);
    setInput('');
  };
  return (
    <div className={styles.cases}>
      {inputs.length > 0 && (
        <ol className={styles.list}>
          {inputs.map((own) => (
            <li key={own}>
              <code>{own}</code>
              <IconButton
                label={`Remove ${own}`}
                size="sm"
                onClick={() => change(inputs.filter((other) => other !== own))}
              >
                <TrashIcon aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.form} onSubmit={add} noValidate>
        <TextField
          label="Input"
          hint={`An expression such as ${example}. Run tests shows your value beside that of our solution.`}
          value={input}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setInput(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm" variant="ghost">
          Add case
        </Button>
      </form>
    </div>
  );
}

function errorOf(input: string, known: readonly string[]): string | undefined {
  if (known.includes(input)) return 'You already have this case.';
  if (known.length >= OWN_CASES_MAX)
    return `Remove a case first: you can have up to ${OWN_CASES_MAX}.`;
  return ownCase.safeParse(input).error?.issues[0]?.message;
}

/** The inputs that the person has added to a problem, also on another device, and how to change them. */
function useOwnInputs(problem: Solvable) {
  const name = workName(problem);
  const person = useSession().user?.id ?? null;
  const [inputs, setInputs] = useState(() => inputsOf(name, person));
  useEffect(() => {
    const read = () => setInputs(inputsOf(name, person));
    read();
    return ownCases.onChange((changed) => {
      if (changed === name) read();
    });
  }, [name, person]);
  const change = (next: string[]) => {
    // An account gets the removal of the last one; nobody is offered an empty list to merge.
    const isNothing = person === null && next.length === 0;
    const changedAt = new Date().toISOString();
    ownCases.write(
      name,
      person,
      isNothing ? null : { inputs: next, changedAt, ...placeOf(problem) },
    );
  };
  return { inputs, change };
}
