import { useState } from 'react';
import { Approvals } from '../features/releases/approvals/approvals.tsx';
import { History } from '../features/releases/history/history.tsx';
import { LiveUnits } from '../features/releases/live/live-units.tsx';
import type { LiveChange } from '../features/releases/live-change.ts';
import { useRight } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseTokens } from './release-tokens.tsx';

/** /admin/releases */
export const ReleasesPage = () => (
  <AdminPage
    title="Releases"
    right="figures"
    intro="What's live for the shell and each remote, what's waiting, what was live before, and the tokens teams release with. Only owners can make changes."
  >
    <Releases />
  </AdminPage>
);

function Releases() {
  const [change, setChange] = useState<LiveChange | null>(null);
  const mayChange = useRight('releases');
  const onChange = mayChange ? setChange : undefined;
  return (
    <div className={styles.sections}>
      <LiveUnits onChange={onChange} />
      <Approvals onChange={onChange} />
      <History onChange={onChange} />
      <ReleaseTokens mayChange={mayChange} />
      {change && <ReleaseDialog change={change} onClose={() => setChange(null)} />}
    </div>
  );
}
