import { useParams } from '@site/shared/platform';
import { EmptyState, Page } from '@site/shared/ui';
import { usePreviewedArticle } from '../features/preview/use-previewed-article.ts';
import { ArticleView } from './article-view.tsx';

/**
 * /article-preview/:draft: an article that an administrator is writing, on the page that readers get. It
 * only shows what the editor sends, so it's empty for anyone who doesn't have the editor open.
 */
export function ArticlePreviewPage() {
  const article = usePreviewedArticle(useParams().draft ?? '');
  if (article) {
    return (
      <ArticleView article={article} discussion={<p>Readers will see the discussion here.</p>} />
    );
  }
  return (
    <Page title="Preview" width="text">
      <EmptyState
        title="Waiting for the editor"
        text="Open an article in the editor, in another tab of this browser, to see it here."
      />
    </Page>
  );
}
