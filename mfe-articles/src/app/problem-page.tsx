import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts/practice';
import {
  CompleteButton,
  ExerciseEnd,
  ExercisePage,
  MissingExercise,
  SolvedOffer,
  useSolved,
} from '@site/shared/exercise';
import {
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  useParams,
  useQuery,
  useSession,
} from '@site/shared/platform';
import {
  isProblemMissing,
  languageNames,
  OurSolution,
  problemQuery,
  Solution,
  useListingLanguage,
  Workspace,
} from '@site/shared/workspace';
import { useEffect } from 'react';
import { AskedAt } from '../features/asked-at/asked-at.tsx';
import { Discussion } from '../features/discussion/discussion.tsx';
import { followCompleted } from '../features/dsa-problem/completed-changes.ts';
import { problemListQuery } from '../features/dsa-problem/dsa-problem.queries.ts';
import { useFolds } from '../features/dsa-problem/folds.ts';
import { ProblemBody } from '../features/dsa-problem/problem-body.tsx';
import styles from '../features/dsa-problem/problem-layout.module.css';
import { neighboursOf } from '../features/dsa-problem/problem-list.ts';
import { ProblemsPanel } from '../features/dsa-problem/problems-panel.tsx';
import { saveCompleted, useIntendedCompletion } from '../features/dsa-problem/save-completed.ts';
import { SectionNav } from '../features/dsa-problem/section-nav.tsx';
import { SheetLink } from '../features/dsa-problem/sheet-link.tsx';
import { useProblems } from '../features/dsa-problem/use-problems.ts';
import { useLastOpened } from '../features/last-opened/use-last-opened.ts';
import { ProblemRevision } from './problem-revision.tsx';

const toList = { path: '/dsaarticles', title: 'All DSA problems' };

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function problemLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(problemListQuery(personKey()));
  void queryClient.prefetchQuery(problemQuery(params.slug ?? ''));
  return null;
}

/** /dsaarticle/:slug */
export function ProblemPage() {
  const slug = useParams().slug ?? '';
  const problems = useProblems();
  const { data: problem, error, refetch } = useQuery(problemQuery(slug));
  const { user } = useSession();
  useEffect(() => {
    if (user) followCompleted();
  }, [user]);
  useIntendedCompletion();
  if (!problem && isProblemMissing(error)) return <ProblemNotFound />;
  const listed = problems.list?.find((entry) => entry.slug === slug);
  // What the list has already loaded is shown at once, so that it doesn't change when the rest arrives.
  const facts = problem ?? listed;
  const completed = listed?.completed ?? false;
  return (
    <ExercisePage
      id={slug}
      title={facts?.title}
      facts={
        facts && {
          difficulty: facts.difficulty,
          topic: facts.category,
          time: '15 min read',
        }
      }
      untitled="DSA problem"
      back={toList}
      actions={
        facts && (
          <CompleteButton
            completed={completed}
            onToggle={() => void saveCompleted(facts.unitId, !completed)}
          />
        )
      }
      more={facts && <MoreFacts facts={facts} completed={completed} />}
      error={problem ? null : error}
      onRetry={() => void refetch()}
      layout={{
        aside: <ProblemsPanel problems={problems} slug={slug} />,
        frame: styles.frame,
        column: styles.column,
      }}
    >
      {problem && <Problem problem={problem} listed={listed} problems={problems.list} />}
    </ExercisePage>
  );
}

interface MoreFactsProps {
  facts: Pick<DsaProblemSummary, 'unitId' | 'title'>;
  completed: boolean;
}

function MoreFacts({ facts: { unitId, title }, completed }: MoreFactsProps) {
  const signedIn = useSession().user !== null;
  return (
    <>
      <SheetLink unitId={unitId} />
      {signedIn && completed && <ProblemRevision unit={{ id: unitId, name: title }} />}
    </>
  );
}

interface ProblemProps {
  problem: DsaProblem;
  /** The problem's entry in the list, with the person's progress. */
  listed: DsaProblemSummary | undefined;
  /** All problems in order; undefined while they load. */
  problems: DsaProblemSummary[] | undefined;
}

function Problem({ problem, listed, problems }: ProblemProps) {
  useLastOpened(`dsa-problem:${problem.id}`);
  const [language] = useListingLanguage(problem);
  const folds = useFolds(problem.id);
  const completed = listed?.completed ?? false;
  const signedIn = useSession().user !== null;
  const save = (isDone: boolean) => void saveCompleted(problem.unitId, isDone);
  const { solve, undo } = useSolved({
    isOpen: signedIn && listed !== undefined && !completed,
    save,
  });
  const accept = () => {
    folds.openSolved();
    solve();
  };
  const neighbours = problems && neighboursOf(problems, problem.slug);
  const next = neighbours?.next;
  return (
    <>
      <SectionNav />
      <ProblemBody
        problem={problem}
        folds={folds}
        askedAt={<AskedAt problem={problem} />}
        workspace={
          <Workspace
            problem={problem}
            offer={
              <SolvedOffer
                completed={completed}
                onComplete={() => save(true)}
                onUndo={undo}
                next={next && { path: next.path, title: `Next problem: ${next.title}` }}
              />
            }
            onAccepted={accept}
          />
        }
        listingOf={(approach) =>
          approach ? (
            <Solution problem={problem} approach={approach} />
          ) : (
            <OurSolution problem={problem} />
          )
        }
        language={languageNames[language]}
        end={
          <ExerciseEnd
            reviewed={problem.reviewed}
            neighbours={neighbours}
            onIntent={({ slug }) => void queryClient.prefetchQuery(problemQuery(slug))}
          />
        }
        discussion={<Discussion subject={`dsa-problem:${problem.id}`} />}
      />
    </>
  );
}

const ProblemNotFound = () => (
  <MissingExercise
    title="Problem Not Found"
    intro="The requested DSA problem could not be found."
    back={toList}
  />
);
