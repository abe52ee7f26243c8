import { CommentSearch } from '../features/moderation/comment-search.tsx';
import { ReportQueue } from '../features/moderation/report-queue.tsx';
import { useRight } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/reports */
export const ReportsPage = () => (
  <AdminPage
    title="Reports"
    right="discussions"
    intro="Comments that learners reported, most reported first. Who reported them isn't shown."
  >
    <ReportQueue />
  </AdminPage>
);

/** /admin/comments */
export const CommentsPage = () => (
  <AdminPage
    title="Comments"
    right="discussions"
    intro="What learners write about problems and articles, newest first."
  >
    <Comments />
  </AdminPage>
);

const Comments = () => <CommentSearch byAddress={useRight('people')} />;
