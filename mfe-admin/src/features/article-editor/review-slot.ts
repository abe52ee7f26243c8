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
    /** Shows the passage of a comment in the text; left out if there's no text to work on. */
    onShow?: (passage: string) => void;
  }>;
}
