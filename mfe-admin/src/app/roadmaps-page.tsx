import { ButtonLink } from '@site/shared/ui';
import { ExportButton } from '../features/content/files/export-button.tsx';
import { RoadmapTable } from '../features/content/roadmaps/roadmap-table.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/roadmaps */
export const RoadmapsPage = () => (
  <AdminPage
    title="Roadmaps"
    right="read-content"
    actionsRight="content"
    intro="The practice sheets, with their topics and problems."
    actions={
      <>
        <ButtonLink to="/admin/roadmaps/new" variant="primary">
          New roadmap
        </ButtonLink>
        <ButtonLink to="/admin/import">Import</ButtonLink>
        <ExportButton kind="roadmap">Export all</ExportButton>
      </>
    }
  >
    <RoadmapTable />
  </AdminPage>
);
