import { ButtonLink } from '@site/shared/ui';
import { ExportButton } from '../features/content/files/export-button.tsx';
import { ProblemList } from '../features/content/problems/problem-list.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/problems */
export const ProblemsPage = () => (
  <AdminPage
    title="DSA problems"
    right="read-content"
    actionsRight="content"
    intro="Problems with a listing to run and an explanation."
    actions={
      <>
        <ButtonLink to="/admin/problems/new" variant="primary">
          New DSA problem
        </ButtonLink>
        <ButtonLink to="/admin/import">Import</ButtonLink>
        <ExportButton kind="dsa-problem">Export all</ExportButton>
      </>
    }
  >
    <ProblemList />
  </AdminPage>
);
