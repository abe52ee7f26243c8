import { useParams } from '@site/shared/platform';
import { BackLink } from '@site/shared/ui';
import { ExportButton } from '../features/content/files/export-button.tsx';
import { RoadmapEditor } from '../features/content/roadmaps/roadmap-editor.tsx';
import { RoadmapForm } from '../features/content/roadmaps/roadmap-form.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/roadmaps/:id */
export function RoadmapPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage
      title="Edit roadmap"
      right="read-content"
      intro="Changes go live at once, and learners never lose progress."
      above={<BackLink to="/admin/roadmaps">All roadmaps</BackLink>}
    >
      <RoadmapEditor
        key={id}
        id={id}
        actions={
          <ExportButton kind="roadmap" id={id}>
            Export
          </ExportButton>
        }
      />
    </AdminPage>
  );
}

/** /admin/roadmaps/new */
export const NewRoadmapPage = () => (
  <AdminPage
    title="New roadmap"
    right="content"
    intro="Learners won't see it until you show it."
    above={<BackLink to="/admin/roadmaps">All roadmaps</BackLink>}
  >
    <RoadmapForm roadmap={null} />
  </AdminPage>
);
