import { useState } from 'react';
import { CandidatesReport } from '../features/release-health/candidates/candidates-report.tsx';
import type { LiveChange } from '../features/releases/live-change.ts';
import { useRight } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

/** /admin/candidates */
export const CandidatesPage = () => (
  <AdminPage
    title="Candidates"
    right="figures"
    intro="Versions that some visitors get first, and how they compare with what's live. If their pages fail more often or get slower, they're taken back."
  >
    <Candidates />
  </AdminPage>
);

function Candidates() {
  const [change, setChange] = useState<LiveChange | null>(null);
  const mayChange = useRight('releases');
  return (
    <>
      <CandidatesReport
        onStop={
          mayChange
            ? ({ id, unit, version }) => setChange({ kind: 'stop', id, unit, version })
            : undefined
        }
      />
      {change && <ReleaseDialog change={change} onClose={() => setChange(null)} />}
    </>
  );
}
