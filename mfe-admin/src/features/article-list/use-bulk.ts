import { queryKeys } from '@site/shared/contracts/composition';
import type { AdminArticleSummary, BulkAction } from '@site/shared/contracts/editorial';
import { messageOf, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { useState } from 'react';
import { changeArticles } from './articles.queries.ts';
import { bulkReport, type Undo, undoOf } from './bulk-report.ts';

/** What becomes stale: the admin area's data, and the readers' articles cached in this browser. */
const stale = [['admin-data'], queryKeys.articles(), ['article']];

export interface Report {
  text: string;
  undo: Undo | null;
}

/** Changes articles, reports what happened, and offers Undo. */
export function useBulk() {
  const client = useQueryClient();
  const [report, setReport] = useState<Report | null>(null);
  const onSettled = () =>
    Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  const onError = (error: unknown) =>
    toast.error(messageOf(error, "We couldn't do that. Please try again."));

  const change = useMutation({
    mutationFn: async ({
      action,
      articles,
    }: {
      action: BulkAction;
      articles: AdminArticleSummary[];
    }) => {
      const result = await changeArticles({ action, ids: articles.map(({ id }) => id) });
      const undo = undoOf(action, articles, result);
      return { text: bulkReport(action, articles, result), undo };
    },
    onSuccess: setReport,
    onError,
    onSettled,
  });

  const undo = useMutation({
    mutationFn: async ({ requests, text }: Undo): Promise<Report> => {
      const skipped = [];
      for (const request of requests) skipped.push(...(await changeArticles(request)).skipped);
      const [first] = skipped;
      return { text: first ? `Not all of it was undone. ${first.reason}` : text, undo: null };
    },
    onSuccess: setReport,
    onError,
    onSettled,
  });

  return {
    report,
    busy: change.isPending || undo.isPending,
    change: change.mutate,
    undo: () => report?.undo && undo.mutate(report.undo),
    dismiss: () => setReport(null),
  };
}
