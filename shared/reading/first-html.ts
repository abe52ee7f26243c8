/**
 * What an article's text holds before the sanitiser has looked at it. In a browser that is nothing, or what the
 * server has written there.
 */
export const firstHtml = (_html: string): string => '';
