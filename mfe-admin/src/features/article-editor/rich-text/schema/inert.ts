/** HTML as inert elements: nothing is loaded or run. */
export const inert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
