import { BackLink } from '@site/shared/ui';
import { RoadmapForm } from '../features/content/roadmaps/roadmap-form.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/roadmaps/new */
export const NewRoadmapPage = () => (
  <AdminPage
    title="New roadmap"
    intro="Learners won't see it until you show it."
    above={<BackLink to="/admin/roadmaps">All roadmaps</BackLink>}
  >
    <RoadmapForm roadmap={null} />
  </AdminPage>
);
