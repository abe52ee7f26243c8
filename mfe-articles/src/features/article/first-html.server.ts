/** The stored HTML, which was sanitised when it was written; the browser looks at it once more. */
export const firstHtml = (html: string): string => html;
