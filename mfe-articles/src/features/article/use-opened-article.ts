import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { Article } from '@site/shared/contracts/editorial';
import {
  queryClient,
  useLocation,
  useNavigate,
  useParams,
  usePersonKey,
} from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/** Reports a view to the API, which counts each reader once a day. Errors are ignored. */
export function useCountedView(slug: string): void {
  const person = usePersonKey();
  useEffect(() => {
    const count = async () => {
      const views = await request('POST /v1/articles/{idOrSlug}/views', {
        params: { idOrSlug: slug },
      });
      queryClient.setQueryData<Article>(
        queryKeys.article(slug, person),
        (article) => article && { ...article, ...views },
      );
    };
    count().catch(() => {});
  }, [slug, person]);
}

/** Replaces an id in the address with the article's slug. */
export function useOwnAddress(article: Article): void {
  const person = usePersonKey();
  const navigate = useNavigate();
  const requested = useParams().slug;
  const location = useRef(useLocation());
  useEffect(() => {
    if (requested === article.slug) return;
    queryClient.setQueryData(queryKeys.article(article.slug, person), article);
    const { search, hash } = location.current;
    const own = { pathname: `/article/${article.slug}`, search, hash };
    void navigate(own, { replace: true, preventScrollReset: true });
  }, [requested, article, person, navigate]);
}
