import { ImportContent } from '../features/content/files/import-content.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/import */
export const ImportPage = () => (
  <AdminPage
    title="Import"
    right="content"
    intro="Problems from a CSV file, or roadmaps and DSA problems from an export. You'll see what would change first; learners see it as soon as it's imported."
  >
    <ImportContent />
  </AdminPage>
);
