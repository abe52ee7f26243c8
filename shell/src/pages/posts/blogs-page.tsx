import { runtimeConfig } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import { Page } from '@site/shared/ui/page.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { PostList } from './posts-page.tsx';

/** What there is to read on the site, and a link to a blog elsewhere if there is one. */
export function BlogsPage() {
  const { blogUrl } = runtimeConfig();
  return (
    <Page
      title="Blogs"
      intro="Longer reads on preparing for interviews and placements."
      actions={
        blogUrl && (
          <ButtonLink
            href={blogUrl}
            target="_blank"
            rel="noopener"
            variant="primary"
            size="lg"
            icon={<ArrowUpRightIcon aria-hidden="true" />}
          >
            Open the blog
          </ButtonLink>
        )
      }
    >
      <PostList />
      <MoreToRead />
    </Page>
  );
}
