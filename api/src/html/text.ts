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

const END = '</svg>';

function withoutPictures(html: string): string {
  const [before, ...rest] = html.split(/<svg [^<>]*>/);
  return before + rest.map((part) => part.slice(part.indexOf(END) + END.length)).join('');
}

/**
 * Sanitised HTML for readers without our styles: pictures would be black without their colours, and the marks on
 * the tokens of code dead weight.
 */
export const withoutMarks = (html: string): string =>
  withoutPictures(html).replace(/<\/?span\b[^<>]*>/g, '');

const WORDS_A_MINUTE = 200;

/** How long reading takes, in whole minutes. */
export const readingMinutes = (html: string): number =>
  Math.max(
    1,
    Math.round((textOf(withoutPictures(html)).match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE),
  );

/** The first paragraph of sanitised HTML, as plain text. */
export const describeHtml = (html: string): string => {
  const [, rest = ''] = html.split(/<p>/, 2);
  return textOf(rest.slice(0, rest.indexOf('</p>'))).replace(/\s+/g, ' ');
};
