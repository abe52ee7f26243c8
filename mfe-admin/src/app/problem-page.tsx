import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import { useNavigate, useParams, useQuery } from '@site/shared/platform';
import { BackLink } from '@site/shared/ui';
import { useState } from 'react';
import { ExportButton } from '../features/content/files/export-button.tsx';
import { NewProblem } from '../features/content/problems/new-problem.tsx';
import { ProblemEditor, ProblemStanding } from '../features/content/problems/problem-editor.tsx';
import { discardDraft, problemQuery } from '../features/content/problems/problems.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { DISCARDED } from '../forms/leave-guard.tsx';
import { NotLoaded } from '../loading/not-loaded.tsx';
import { ContentControls } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** /admin/problems/:id */
export function ProblemPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage
      title="Edit DSA problem"
      right="read-content"
      intro="What you save is a draft; readers see it once you publish it."
      above={<BackLink to="/admin/problems">All DSA problems</BackLink>}
    >
      <Problem key={id} id={id} />
    </AdminPage>
  );
}

function Problem({ id }: { id: string }) {
  const { data: problem, error, refetch } = useQuery(problemQuery(id));
  /** How often the draft was discarded: each time, the form is remounted with what is left. */
  const [discarded, setDiscarded] = useState(0);
  const [discarding, setDiscarding] = useState(false);
  if (!problem) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the DSA problem"
        loading="Loading the DSA problem..."
        height="32rem"
      />
    );
  }
  return (
    <div className={styles.sections}>
      <ProblemStanding problem={problem} />
      <ContentControls>
        <ProblemEditor
          key={discarded}
          problem={problem}
          onDiscard={() => setDiscarding(true)}
          actions={
            <ExportButton kind="dsa-problem" id={id}>
              Export
            </ExportButton>
          }
        />
      </ContentControls>
      {discarding && (
        <DiscardDialog
          problem={problem}
          onDiscarded={async () => {
            await refetch();
            setDiscarded(discarded + 1);
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

interface DiscardDialogProps {
  problem: AdminDsaProblem;
  /** Called if the problem has a published version. */
  onDiscarded: () => Promise<void>;
  onClose: () => void;
}

function DiscardDialog({ problem, onDiscarded, onClose }: DiscardDialogProps) {
  const navigate = useNavigate();
  const { id, title, published, retired } = problem;
  const isLeft = published || retired;
  return (
    <ConfirmDialog
      title="Discard this draft?"
      description={
        isLeft
          ? `${title} will go back to what's published. Readers and their progress notice nothing. This can't be undone.`
          : `${title} was never published, so nothing of it will be left. Nobody's progress changes: it belongs to the practice problem. This can't be undone.`
      }
      action="Discard"
      run={async () => {
        await discardDraft(id);
        if (isLeft) await onDiscarded();
        else navigate('/admin/problems', { state: DISCARDED });
      }}
      done="Draft discarded!"
      failed="We couldn't discard it. Please try again."
      onClose={onClose}
    />
  );
}

/** /admin/problems/new */
export const NewProblemPage = () => (
  <AdminPage
    title="New DSA problem"
    right="content"
    intro="All it needs to begin is a title. Readers see it once you publish it."
    above={<BackLink to="/admin/problems">All DSA problems</BackLink>}
  >
    <NewProblem />
  </AdminPage>
);
