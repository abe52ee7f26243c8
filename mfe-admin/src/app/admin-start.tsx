import { Link, Navigate } from '@site/shared/platform';
import { Page } from '@site/shared/ui';

/** /admin replaces itself with the articles; the link is for anybody who is still here. */
export const AdminStart = () => (
  <Page title="Administration">
    <Navigate to="/admin/articles" replace />
    <p>
      <Link to="/admin/articles">Continue to the articles</Link>
    </p>
  </Page>
);
