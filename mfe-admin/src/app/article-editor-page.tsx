import { roleHasRight } from '@site/shared/contracts/composition';
import type { AdminArticle } from '@site/shared/contracts/editorial';
import { messageOf, statusOf, useNavigate, useParams, useQuery } from '@site/shared/platform';
import {
  BackLink,
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { lazy, useState } from 'react';
import { ArticleEditor } from '../features/article-editor/article-editor.tsx';
import { ArticleReader } from '../features/article-editor/preview/article-reader.tsx';
import { adminArticleQuery } from '../features/article-editor/saving/article.calls.ts';
import { CategoryDialog } from '../features/categories/category-dialog.tsx';
import { adminSessionEndQuery, adminSessionQuery } from '../features/session/admin-session.ts';
import { useRight } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';

const ReviewPanel = lazy(async () => ({
  default: (await import('../features/article-review/review-panel.tsx')).ReviewPanel,
}));

const WRITES = 'What you type is saved as a draft; readers see it when you publish it.';
const COMMENTS = 'The article as readers will see it. Comment on it or on a passage of it.';

const titleOf = (id: string, mayChange: boolean) => {
  if (id === NEW) return 'New article';
  return mayChange ? 'Edit article' : 'Article';
};

/** Stands for the id in the address. */
const NEW = 'new';

/** /admin/articles/:id, which is `new` for an article that doesn't exist yet. */
export function ArticleEditorPage() {
  const id = useParams().id ?? NEW;
  const { data: admin } = useQuery(adminSessionQuery);
  const mayChange = !admin || roleHasRight(admin.role, 'content');
  return (
    <AdminPage
      title={titleOf(id, mayChange)}
      right={id === NEW ? 'content' : 'read-content'}
      intro={mayChange ? WRITES : COMMENTS}
    >
      <Article id={id} />
    </AdminPage>
  );
}

/** A new article gets its address while the author types: that must not remount the editor. */
function Article({ id }: { id: string }) {
  const { data: admin } = useQuery(adminSessionQuery);
  const { data: sessionEnd } = useQuery(adminSessionEndQuery);
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ id, count: 0, created: null as string | null });
  if (opened.id !== id) {
    const isSame = opened.created === id;
    setOpened({ id, count: opened.count + (isSame ? 0 : 1), created: isSame ? id : null });
  }
  const onCreated = (article: AdminArticle) => {
    setOpened((before) => ({ ...before, created: article.id }));
    void navigate(`/admin/articles/${article.id}`, { replace: true });
  };
  if (!admin) return null;
  const isNew = id === NEW || opened.created === id;
  return isNew ? (
    <ArticleEditor
      key={opened.count}
      admin={admin.id}
      article={null}
      onCreated={onCreated}
      CategoryDialog={CategoryDialog}
      ReviewPanel={ReviewPanel}
      canSave={sessionEnd === null}
    />
  ) : (
    <LoadedArticle key={opened.count} id={id} admin={admin.id} />
  );
}

function LoadedArticle({ id, admin }: { id: string; admin: string }) {
  const { data: sessionEnd } = useQuery(adminSessionEndQuery);
  const { data, error, refetch } = useQuery(adminArticleQuery(id));
  const mayChange = useRight('content');
  if (data && !mayChange)
    return <ArticleReader admin={admin} article={data} ReviewPanel={ReviewPanel} />;
  if (data) {
    return (
      <ArticleEditor
        admin={admin}
        article={data}
        onCreated={() => {}}
        CategoryDialog={CategoryDialog}
        ReviewPanel={ReviewPanel}
        canSave={sessionEnd === null}
      />
    );
  }
  if (!error) {
    return (
      <div role="status">
        <VisuallyHidden>Loading article...</VisuallyHidden>
        <Skeleton height="24rem" />
      </div>
    );
  }
  if ([400, 404].includes(statusOf(error) ?? 0)) {
    return (
      <EmptyState
        title={`Article with ID ${id} not found`}
        text="It may have been deleted for good."
        action={<ButtonLink to="/admin/articles">Back to articles</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      title="We couldn't load this article"
      message={messageOf(error, "The server isn't responding.")}
      onRetry={() => void refetch()}
      action={<BackLink to="/admin/articles">All articles</BackLink>}
    />
  );
}
