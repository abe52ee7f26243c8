const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of sanitised HTML: `sanitiseArticle` and `escapeHtml` write no entities but these. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => entities[name] ?? '');

/** Sanitised HTML for readers without our styles: the marks on the tokens of code would be dead weight. */
export const withoutMarks = (html: string): string => html.replace(/<\/?span\b[^<>]*>/g, '');

const WORDS_A_MINUTE = 200;

/** How long reading takes, in whole minutes. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round((textOf(html).match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
