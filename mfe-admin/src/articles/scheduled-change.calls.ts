import { request } from '@site/shared/api';
import type {
  ArticleBodyInput,
  ChangeTime,
  ScheduledChange,
} from '@site/shared/contracts/editorial';

/** What is to be published, and the revision that it was made from. */
export type ChangedArticle = ArticleBodyInput & { revision: number };

export const putScheduledChange = (
  id: string,
  time: ChangeTime,
  change: ChangedArticle,
): Promise<ScheduledChange> =>
  request('PUT /v1/admin/articles/{id}/scheduled-change', {
    params: { id },
    body: { ...time, change },
  });

export const moveScheduledChange = (id: string, time: ChangeTime): Promise<ScheduledChange> =>
  request('PATCH /v1/admin/articles/{id}/scheduled-change', { params: { id }, body: time });

export const withdrawScheduledChange = (id: string) =>
  request('DELETE /v1/admin/articles/{id}/scheduled-change', { params: { id } });
