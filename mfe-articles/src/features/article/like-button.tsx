import { request } from '@site/shared/api';
import { counted, queryKeys } from '@site/shared/contracts/composition';
import type { Article, ArticleLikes } from '@site/shared/contracts/editorial';
import {
  events,
  messageOf,
  personKey,
  queryClient,
  sessionStore,
  toast,
  useWanted,
} from '@site/shared/platform';
import { Button, HeartIcon } from '@site/shared/ui';
import { useState } from 'react';
import styles from './article.module.css';

type LikeButtonProps = Pick<Article, 'slug' | 'liked' | 'like_count'>;

export function LikeButton({ slug, liked, like_count }: LikeButtonProps) {
  const [saving, setSaving] = useState(false);
  const toggle = async () => {
    // A second click during the first request could overtake it.
    if (saving) return;
    setSaving(true);
    await saveLike(slug, !liked);
    setSaving(false);
  };
  const likes = counted(like_count, 'like');
  return (
    <Button
      className={styles.like}
      icon={<HeartIcon aria-hidden="true" />}
      aria-pressed={liked}
      aria-label={like_count === 0 ? 'Like this article' : `Like this article: ${likes}`}
      onClick={() => void toggle()}
    >
      {like_count === 0 ? 'Like' : likes}
    </Button>
  );
}

/**
 * Saves whether the signed-in person likes an article: shown at once, and undone if it fails. A visitor is
 * prompted to log in, and the like is saved afterwards.
 */
async function saveLike(slug: string, liked: boolean): Promise<void> {
  if (!sessionStore.getState().user) return promptLogin(slug);
  const person = personKey();
  const key = queryKeys.article(slug, person);
  await queryClient.cancelQueries({ queryKey: key });
  const undo = show(slug, person, ({ like_count, ...article }) => ({
    liked,
    like_count: like_count + Number(liked) - Number(article.liked),
  }));
  try {
    const likes = await request(`${liked ? 'PUT' : 'DELETE'} /v1/articles/{idOrSlug}/like`, {
      params: { idOrSlug: slug },
    });
    show(slug, person, () => likes);
    if (!queryClient.getQueryData(key)) void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.invalidateQueries({ queryKey: queryKeys.articles() });
  } catch (error) {
    undo();
    toast.error(messageOf(error, "We couldn't update your like. Please try again."), {
      id: `like-${slug}`,
    });
  }
}

const INTENT = 'like';

/** Saves the like of someone who left the page to log in, and has come back. */
export const useIntendedLike = (): void =>
  useWanted<string>(INTENT, ({ meta: slug }) => void saveLike(slug, true));

function promptLogin(slug: string): void {
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', {
    reason: 'Log in to like this article.',
    resume: () => void saveLike(slug, true),
    wanted: { kind: INTENT, purpose: 'like this article', meta: slug },
  });
}

/** Changes the cached article; returns a function that undoes it. */
function show(slug: string, person: string, change: (article: Article) => ArticleLikes) {
  const key = queryKeys.article(slug, person);
  const before = queryClient.getQueryData<Article>(key);
  queryClient.setQueryData<Article>(
    key,
    (article) => article && { ...article, ...change(article) },
  );
  return () => queryClient.setQueryData(key, before);
}
