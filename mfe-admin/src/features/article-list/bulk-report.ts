import type {
  AdminArticleSummary,
  ArticleStatus,
  BulkAction,
  BulkRequest,
  BulkResult,
} from '@site/shared/contracts/editorial';

const done: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  feature: 'featured',
  unfeature: 'no longer featured',
  delete: 'moved to the trash',
  restore: 'restored as drafts',
};

const doneOnce: Partial<typeof done> = { restore: 'restored as a draft' };

/** Nobody reads more titles than this. */
const NAMED = 3;

/** What a bulk action did, such as '3 published, 1 skipped. “Graphs”: It needs a description.'. */
export function bulkReport(
  action: BulkAction,
  articles: readonly AdminArticleSummary[],
  { changed, skipped }: BulkResult,
): string {
  const titlesOf = (ids: string[]) => listed(articles.filter(({ id }) => ids.includes(id)));
  const what = changed.length === 1 ? titlesOf(changed) : changed.length || 'Nothing';
  const did = (changed.length === 1 && doneOnce[action]) || done[action];
  if (skipped.length === 0) return `${what} ${did}`;
  const reasons = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
    const ids = skipped.filter((entry) => entry.reason === reason).map(({ id }) => id);
    return `${titlesOf(ids)}: ${reason}`;
  });
  return [`${what} ${did}, ${skipped.length} skipped.`, ...reasons].join(' ');
}

function listed(articles: readonly AdminArticleSummary[]): string {
  const titles = articles.map(({ title }) => `“${title}”`);
  const rest = titles.length - NAMED;
  const named = titles.slice(0, NAMED).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

export interface Undo {
  /** In this order. */
  requests: BulkRequest[];
  /** Shown when it's done. */
  text: string;
}

/**
 * How to undo a bulk action; null if there is nothing to undo. Articles that the action didn't change
 * aren't touched, and one restored from the trash is published again if readers could see it. A scheduled
 * one becomes a draft: publishing it would show it to readers at once.
 */
export function undoOf(
  action: BulkAction,
  articles: readonly AdminArticleSummary[],
  { changed }: BulkResult,
): Undo | null {
  const before = articles.filter(({ id }) => changed.includes(id));
  const were = (...statuses: ArticleStatus[]) =>
    before.filter(({ status }) => statuses.includes(status));
  const requests: Record<BulkAction, [BulkAction, AdminArticleSummary[]][]> = {
    publish: [['unpublish', were('draft', 'scheduled')]],
    unpublish: [['publish', were('published')]],
    feature: [['unfeature', before.filter(({ is_featured }) => !is_featured)]],
    unfeature: [['feature', before.filter(({ is_featured }) => is_featured)]],
    delete: [
      ['restore', were('draft', 'scheduled', 'published')],
      ['publish', were('published')],
    ],
    restore: [['delete', were('trash')]],
  };
  const needed = requests[action].filter(([, some]) => some.length > 0);
  if (needed.length === 0) return null;
  const scheduled = touchesSchedule.includes(action) ? were('scheduled') : [];
  return {
    requests: needed.map(([inverse, some]) => ({ action: inverse, ids: some.map(({ id }) => id) })),
    text: scheduled.length > 0 ? `Undone, but no longer scheduled: ${listed(scheduled)}` : 'Undone',
  };
}

const touchesSchedule: BulkAction[] = ['publish', 'unpublish', 'delete'];
