import type { ComponentType } from 'react';

export interface ReviewProps {
  /** The page's panel for the review of an article. */
  ReviewPanel: ComponentType<{
    admin: string;
    article: string;
    /** Of the article as it's shown. */
    revision: () => number;
    /** What was selected last in the text. */
    passage: string;
  }>;
}
