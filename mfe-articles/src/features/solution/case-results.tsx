import type { DsaCase } from '@site/shared/contracts';
import { CircleAlertIcon, CircleCheckIcon, CircleIcon, classNames } from '@site/shared/ui';
import type { CaseResult } from '../../../runner/protocol.ts';
import styles from './case-results.module.css';
import { isUnderWay, type RunState } from './run-state.ts';

interface CaseResultsProps {
  state: RunState;
  cases: readonly DsaCase[];
}

/** Every case with its input, its expected output and its actual output. */
export function CaseResults({ state, cases }: CaseResultsProps) {
  const passed = state.results.filter((result) => result.passed).length;
  const ended = !isUnderWay(state);
  return (
    <div className={styles.tests}>
      <p className={styles.count} role="status">
        {ended && `${passed} of ${cases.length} tests passed`}
      </p>
      <ol className={styles.cases}>
        {cases.map((testCase, index) => (
          <CaseRow
            key={testCase.name}
            testCase={testCase}
            result={state.results.find((result) => result.index === index)}
            ended={ended}
          />
        ))}
      </ol>
    </div>
  );
}

interface CaseRowProps {
  testCase: DsaCase;
  result: CaseResult | undefined;
  ended: boolean;
}

function CaseRow({ testCase, result, ended }: CaseRowProps) {
  const [verdict, Icon, tone] = verdictOf(result, ended);
  return (
    <li className={classNames(styles.case, styles[tone])}>
      <p className={styles.caseTitle}>
        <Icon aria-hidden="true" />
        <span className={styles.caseName}>{testCase.name}</span>
        <span className={styles.verdict}>{verdict}</span>
      </p>
      <dl className={styles.values}>
        <Value name="Input" text={testCase.input} />
        <Value name="Expected" text={testCase.expected} />
        {result?.actual != null && <Value name="Actual" text={result.actual} />}
        {result?.error && <Value name="Error" text={result.error.text} wide />}
      </dl>
    </li>
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

function verdictOf(result: CaseResult | undefined, ended: boolean) {
  if (!result) return [ended ? 'Not reached' : 'Waiting', CircleIcon, 'open'] as const;
  return result.passed
    ? (['Passed', CircleCheckIcon, 'passed'] as const)
    : (['Failed', CircleAlertIcon, 'failed'] as const);
}
