import { ArrowLeftIcon, ButtonLink, Page } from '@site/shared/ui';

/** /article/{slug} of an article that does not exist. */
export const ArticleNotFoundPage = () => (
  <Page title="Article not found" width="text">
    <ButtonLink to="/dsaarticles" icon={<ArrowLeftIcon aria-hidden="true" />}>
      Back to Articles
    </ButtonLink>
  </Page>
);
