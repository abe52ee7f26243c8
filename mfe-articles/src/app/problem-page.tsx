import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts';
import {
  type LoaderFunctionArgs,
  messageOf,
  personKey,
  queryClient,
  useParams,
  useQuery,
  useSession,
} from '@site/shared/platform';
import { ArrowLeftIcon, ButtonLink, ErrorState, Page, useDocumentTitle } from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import {
  isProblemMissing,
  languageNames,
  OurSolution,
  problemQuery,
  Solution,
  useListingLanguage,
  Workspace,
} from '@site/shared/workspace';
import { useEffect, useState } from 'react';
import { Discussion } from '../features/discussion/discussion.tsx';
import { followCompleted } from '../features/dsa-problem/completed-changes.ts';
import { Completion } from '../features/dsa-problem/completion.tsx';
import { problemListQuery } from '../features/dsa-problem/dsa-problem.queries.ts';
import { useFolds } from '../features/dsa-problem/folds.ts';
import { ProblemBody } from '../features/dsa-problem/problem-body.tsx';
import { ProblemHeader } from '../features/dsa-problem/problem-header.tsx';
import styles from '../features/dsa-problem/problem-layout.module.css';
import { HeaderSkeleton, ProblemSkeleton } from '../features/dsa-problem/problem-skeleton.tsx';
import { ProblemsPanel } from '../features/dsa-problem/problems-panel.tsx';
import { saveCompleted, useIntendedCompletion } from '../features/dsa-problem/save-completed.ts';
import { SectionNav } from '../features/dsa-problem/section-nav.tsx';
import { SheetLink } from '../features/dsa-problem/sheet-link.tsx';
import { SolvedOffer } from '../features/dsa-problem/solved-offer.tsx';
import { useProblems } from '../features/dsa-problem/use-problems.ts';
import { useLastOpened } from '../features/last-opened/use-last-opened.ts';
import { ProblemRevision } from './problem-revision.tsx';

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
  return (
    <div className={styles.frame}>
      <ProblemsPanel problems={problems} slug={slug} />
      <article key={slug} id="problem" tabIndex={-1} className={styles.column}>
        <Heading problem={problem} listed={listed} />
        {problem && <Problem problem={problem} listed={listed} problems={problems.list} />}
        {!problem && !error && <ProblemSkeleton />}
        {!problem && error && (
          <ErrorState
            title="We couldn't load this problem"
            message={messageOf(error, 'Check your connection and try again.')}
            onRetry={() => void refetch()}
          />
        )}
      </article>
    </div>
  );
}

interface HeadingProps {
  problem: DsaProblem | undefined;
  /** The problem's entry in the list, with the person's progress. */
  listed: DsaProblemSummary | undefined;
}

/** Shows what the list has already loaded at once, so that it doesn't change when the rest arrives. */
function Heading({ problem, listed }: HeadingProps) {
  const facts = problem ?? listed;
  const signedIn = useSession().user !== null;
  useDocumentTitle(facts?.title ?? 'DSA problem');
  if (!facts) return <HeaderSkeleton />;
  return (
    <ProblemHeader
      facts={facts}
      actions={<Completion unitId={facts.unitId} completed={listed?.completed ?? false} />}
    >
      <SheetLink unitId={facts.unitId} />
      {signedIn && listed?.completed && (
        <ProblemRevision unit={{ id: facts.unitId, name: facts.title }} />
      )}
    </ProblemHeader>
  );
}

interface ProblemProps {
  problem: DsaProblem;
  listed: DsaProblemSummary | undefined;
  problems: DsaProblemSummary[] | undefined;
}

function Problem({ problem, listed, problems }: ProblemProps) {
  useLastOpened(`dsa-problem:${problem.id}`);
  const [language] = useListingLanguage(problem);
  const folds = useFolds(problem.id);
  const { slug, unitId } = problem;
  const completed = listed?.completed ?? false;
  const [isTicked, setTicked] = useState(false);
  const signedIn = useSession().user !== null;
  const accept = () => {
    folds.openSolved();
    if (!signedIn || !listed || completed) return;
    setTicked(true);
    void saveCompleted(unitId, true);
  };
  const undo = () => {
    setTicked(false);
    void saveCompleted(unitId, false);
  };
  return (
    <>
      <SectionNav />
      <ProblemBody
        problem={problem}
        problems={problems}
        folds={folds}
        workspace={
          <Workspace
            problem={problem}
            offer={
              <SolvedOffer
                {...{ unitId, completed, slug, problems }}
                onUndo={isTicked ? undo : null}
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
        discussion={<Discussion subject={`dsa-problem:${problem.id}`} />}
      />
    </>
  );
}

const ProblemNotFound = () => (
  <Page
    title="Problem Not Found"
    intro="The requested DSA problem could not be found."
    width="text"
  >
    <MissingStep />
    <ButtonLink to="/dsaarticles" icon={<ArrowLeftIcon aria-hidden="true" />}>
      All DSA problems
    </ButtonLink>
  </Page>
);
