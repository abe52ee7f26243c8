import type { MockProblem, MockResult } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { DifficultyBadge } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import styles from './result-view.module.css';
import { languageNames } from './texts.ts';

type ProblemResult = MockResult['problems'][number];

interface ProblemResultsProps {
  problems: readonly MockProblem[];
  results: readonly ProblemResult[];
}

/** How each program or query did, with the cases that failed. */
export const ProblemResults = ({ problems, results }: ProblemResultsProps) => (
  <section aria-labelledby="problems" className={styles.section}>
    <h2 id="problems">Problems</h2>
    {problems.map((problem) => {
      const result = results.find(({ id }) => id === problem.id);
      return result && <Problem key={problem.id} problem={problem} result={result} />;
    })}
  </section>
);

function Problem({ problem, result }: { problem: MockProblem; result: ProblemResult }) {
  const { program, judgement } = result;
  return (
    <article className={styles.problem} aria-labelledby={`problem-${problem.id}`}>
      <h3 id={`problem-${problem.id}`}>{problem.title}</h3>
      <p className={styles.facts}>
        <DifficultyBadge difficulty={problem.difficulty} />
        <span>
          {result.points} of {problem.points} points{isProvisional(result) && ' so far'}
        </span>
        <span>{outcomeInWords(result)}</span>
      </p>
      {problem.kind !== 'sql' && judgement && judgement.failed.length > 0 && (
        <p>
          Failed or not reached: {judgement.failed.join(', ')}
          {judgement.passed + judgement.failed.length < judgement.total && ' and others'}.
        </p>
      )}
      {program && (
        <Fold title={titleOf(program)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre className={styles.program} tabIndex={0}>
            <code>{program.code}</code>
          </pre>
        </Fold>
      )}
      <p className={styles.way}>
        <Link to={`${pageOf(problem)}#solution`}>Our solution to {problem.title}</Link>
      </p>
    </article>
  );
}

const isProvisional = ({ lastRun, judgement }: ProblemResult) => lastRun && !judgement;

const titleOf = ({ language }: NonNullable<ProblemResult['program']>) =>
  language === 'sql' ? 'Your query' : `Your program in ${languageNames[language]}`;

const pageOf = ({ kind, id, slug, topic }: MockProblem) =>
  kind === 'sql' ? `/roadmaps/${topic.roadmapId}/${id}` : `/dsaarticle/${slug}`;

function outcomeInWords({ program, lastRun, judgement }: ProblemResult): string {
  if (!program) return 'Nothing written';
  if (!judgement && lastRun) {
    return `Not judged yet. Your last run passed ${lastRun.passed} of the ${lastRun.total} cases shown`;
  }
  if (!judgement) return 'Not judged yet';
  if (program.language === 'sql') {
    return judgement.failed.length > 0 ? `Wrong on ${judgement.failed.join(', ')}` : 'Correct';
  }
  return `${judgement.passed} of ${judgement.total} cases passed`;
}
