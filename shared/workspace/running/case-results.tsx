import { CircleAlertIcon, CircleCheckIcon, CircleIcon, classNames } from '@site/shared/ui';
import { isUnderWay, judgedCases, type RunCase, type RunState } from '../run-state.ts';
import type { CaseResult } from '../runner/protocol.ts';
import styles from './case-results.module.css';

/** Every case with its input, its expected output and its actual output. */
export function CaseResults({ state }: { state: RunState }) {
  const { cases, results } = state;
  const passed = results.filter((result) => result.passed).length;
  const ended = !isUnderWay(state);
  return (
    <div className={styles.tests}>
      <p className={styles.count} role="status">
        {ended && `${passed} of ${judgedCases(cases).length} tests passed`}
      </p>
      <ol className={styles.cases}>
        {cases.map((given, index) => (
          <CaseRow
            key={given.name}
            given={given}
            result={results.find((result) => result.index === index)}
            ended={ended}
          />
        ))}
      </ol>
    </div>
  );
}

interface CaseRowProps {
  given: RunCase;
  result: CaseResult | undefined;
  ended: boolean;
}

function CaseRow({ given, result, ended }: CaseRowProps) {
  const [verdict, Icon, tone] = verdictOf(given, result, ended);
  return (
    <li className={classNames(styles.case, styles[tone])}>
      <p className={styles.caseTitle}>
        <Icon aria-hidden="true" />
        <span className={styles.caseName}>{given.name}</span>
        <span className={styles.verdict}>{verdict}</span>
      </p>
      <CaseValues given={given} result={result} />
    </li>
  );
}

interface CaseValuesProps {
  given: RunCase;
  result: CaseResult | null | undefined;
}

/** What a case was given, what it should give, and what it gave. */
export const CaseValues = ({ given, result }: CaseValuesProps) => (
  <dl className={styles.values}>
    <Value name="Input" text={given.input} />
    {given.own?.inputError ? (
      <Value name="Our solution can't take this input" text={given.own.inputError} wide />
    ) : (
      <Value name={given.own ? 'Our solution' : 'Expected'} text={given.expected} />
    )}
    {result && <Actual result={result} name={given.own ? 'Yours' : 'Actual'} />}
    {result?.error && <Value name="Error" text={result.error.text} wide />}
  </dl>
);

/** What the program returned, and what the case makes of it before comparing, such as its items in order. */
function Actual({ result: { returned, actual }, name }: { result: CaseResult; name: string }) {
  const text = returned ?? actual;
  if (text === null) return null;
  return (
    <>
      <Value name={name} text={text} />
      {actual !== null && actual !== text && <Value name="Compared as" text={actual} />}
    </>
  );
}

const Value = ({ name, text, wide }: { name: string; text: string; wide?: boolean }) => (
  <div className={classNames(wide && styles.wide)}>
    <dt>{name}</dt>
    <dd>
      <pre tabIndex={wide ? 0 : undefined}>{text}</pre>
    </dd>
  </div>
);

function verdictOf({ own }: RunCase, result: CaseResult | undefined, ended: boolean) {
  if (own?.inputError) return ['Invalid case', CircleIcon, 'open'] as const;
  if (!result) return [ended ? 'Not reached' : 'Waiting', CircleIcon, 'open'] as const;
  return result.passed
    ? (['Passed', CircleCheckIcon, 'passed'] as const)
    : (['Failed', CircleAlertIcon, 'failed'] as const);
}
