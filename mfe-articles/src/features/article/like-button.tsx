import { type Article, counted } from '@site/shared/contracts';
import { Button, HeartIcon } from '@site/shared/ui';
import { useState } from 'react';
import styles from './article.module.css';
import { saveLike } from './save-like.ts';

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
