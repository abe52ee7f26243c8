import { useQuery } from '@site/shared/platform';
import { CommentSearch } from '../features/moderation/comment-search.tsx';
import { ReportQueue } from '../features/moderation/report-queue.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import { AdminPage } from './admin-page.tsx';

/** /admin/reports */
export const ReportsPage = () => (
  <AdminPage
    title="Reports"
    intro="Comments that learners reported, most reported first. Who reported them isn't shown."
  >
    <ReportQueue />
  </AdminPage>
);

/** /admin/comments */
export function CommentsPage() {
  const { data: admin } = useQuery(adminSessionQuery);
  return (
    <AdminPage
      title="Comments"
      intro="What learners write about problems and articles, newest first."
    >
      <CommentSearch byAddress={admin?.role === 'owner'} />
    </AdminPage>
  );
}
