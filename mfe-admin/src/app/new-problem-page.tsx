import { BackLink } from '@site/shared/ui';
import { ProblemEditor } from '../features/content/problems/problem-editor.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/problems/new */
export const NewProblemPage = () => (
  <AdminPage
    title="New DSA problem"
    intro="Readers see it once its listing passes every case and you publish it."
    above={<BackLink to="/admin/problems">All DSA problems</BackLink>}
  >
    <ProblemEditor problem={null} />
  </AdminPage>
);
