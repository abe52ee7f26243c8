import { TRASH_DAYS } from '@site/shared/contracts/editorial';
import { ButtonLink, EmptyState } from '@site/shared/ui';
import { type ArticleFilter, isFiltered, writeFilter } from './article-filter.ts';

const texts: Record<ArticleFilter['status'], { title: string; text: string }> = {
  all: { title: 'No articles yet', text: 'Articles you write appear here.' },
  published: { title: 'Nothing is published', text: "Readers see an article once it's published." },
  draft: { title: 'No drafts', text: "Articles that aren't published appear here." },
  review: {
    title: 'Nothing is in review',
    text: 'To send an article to review, open it and choose a reviewer under “Review”.',
  },
  scheduled: {
    title: 'Nothing is scheduled',
    text: 'To schedule an article, open it and choose a time under “Publish later”.',
  },
  trash: {
    title: 'The trash is empty',
    text: `Deleted articles stay here for ${TRASH_DAYS} days, and can be restored.`,
  },
};

/** Why the list is empty, and what to do about it. */
export function NoArticles({ filter }: { filter: ArticleFilter }) {
  const { status, page } = filter;
  if (page > 1) {
    return (
      <EmptyState
        title="There's nothing on this page"
        text="The list is shorter than it was."
        action={<ButtonLink to={`?${writeFilter({ ...filter, page: 1 })}`}>First page</ButtonLink>}
      />
    );
  }
  if (isFiltered(filter)) {
    return (
      <EmptyState
        title="No articles match"
        text="Try another search, or fewer filters."
        action={
          <ButtonLink to={status === 'all' ? '?' : `?status=${status}`}>Clear filters</ButtonLink>
        }
      />
    );
  }
  const { title, text } = texts[status];
  const canWrite = status === 'all' || status === 'draft';
  return (
    <EmptyState
      title={title}
      text={text}
      action={canWrite && <ButtonLink to="/admin/articles/new">New article</ButtonLink>}
    />
  );
}
