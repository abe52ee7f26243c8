import { request } from '@site/shared/api';
import type { DsaProblem, SolutionLanguage } from '@site/shared/contracts/practice';
import { ExercisePage, MissingExercise } from '@site/shared/exercise';
import { problemOf, queryOptions, useParams, useQuery } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import {
  ExamWorkspace,
  languageNames,
  OurSolution,
  Solution,
  useListingLanguage,
} from '@site/shared/workspace';
import { useState } from 'react';
import { useFolds } from '../features/dsa-problem/folds.ts';
import { ProblemBody } from '../features/dsa-problem/problem-body.tsx';
import styles from '../features/dsa-problem/problem-layout.module.css';
import { SectionNav } from '../features/dsa-problem/section-nav.tsx';

/** Never from a cache: the draft may have been saved since. */
const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'dsa-problems', 'preview', id],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/dsa-problems/{id}/preview', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

const toEditor = (id: string) => ({ path: `/admin/problems/${id}`, title: 'Back to the editor' });

/** /problem-preview/:id: what is saved of a DSA problem, on the page that learners get; for administrators. */
export function ProblemPreviewPage() {
  const { id = '' } = useParams();
  const { data: problem, error, refetch } = useQuery(previewQuery(id));
  const code = problemOf(error)?.code;
  if (code === 'not-found' || code === 'admin-required') {
    return (
      <MissingExercise
        title="No preview"
        intro="Sign in as an administrator, and open a DSA problem that exists, to see it here."
        back={toEditor(id)}
      />
    );
  }
  return (
    <ExercisePage
      id={id}
      title={problem && (problem.title || 'Untitled')}
      facts={
        problem && {
          difficulty: problem.difficulty,
          topic: problem.category || 'No category yet',
          time: '15 min read',
        }
      }
      untitled="Preview"
      back={toEditor(id)}
      actions={null}
      more={
        <Notice title="This is a preview">
          Learners see it like this once it's published. What you write here isn't saved.
        </Notice>
      }
      error={problem ? null : error}
      onRetry={() => void refetch()}
      layout={{ aside: null, frame: styles.frame, column: styles.column }}
    >
      {problem && <Preview problem={problem} />}
    </ExercisePage>
  );
}

function Preview({ problem }: { problem: DsaProblem }) {
  const [language] = useListingLanguage(problem);
  // Apart from what is open on the page that is published.
  const folds = useFolds(`preview-${problem.id}`);
  const [programs, setPrograms] = useState<Partial<Record<SolutionLanguage, string>>>({});
  return (
    <>
      <SectionNav />
      <ProblemBody
        problem={problem}
        folds={folds}
        askedAt={null}
        workspace={
          <ExamWorkspace
            problem={problem}
            programIn={(name) => programs[name]}
            onChange={(name, code) => setPrograms((before) => ({ ...before, [name]: code }))}
            onTested={() => undefined}
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
        end={null}
        discussion={<p>Learners will see the discussion here.</p>}
      />
    </>
  );
}
