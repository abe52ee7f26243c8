/** What the shell draws around pages, and on its own ones: no page of a remote may change how it looks. */
import type { Page } from '@playwright/test';

/** One of each kind. Of a list it's what comes first: remotes may add links, which don't. */
const FIXED: Record<string, string> = {
  'the page': 'body',
  'the header': '#root header',
  "the header's logo": '#root header a[href="/"]',
  "the header's navigation": '#root header nav',
  "the header's links": '#root header nav li a:not([aria-current])',
  "the header's buttons": '#root header button',
  'the main area': '#main',
  'the heading': '#main h1',
  'the text': '#main p',
  'the footer': '#root footer',
  "the footer's heading": '#root footer h2',
  "the footer's links": '#root footer li a:not([aria-current])',
  "the footer's text": '#root footer p',
};

type Look = Record<string, string>;

/** A page as it shows. */
export interface ShownPage {
  heading: string;
  title: string;
  /** What has the focus. */
  focus: string;
  /** How its fixed elements look; null for one that isn't there. */
  looks: Record<string, Look | null>;
}

export const shownPage = (page: Page): Promise<ShownPage> =>
  // No function in it has a name: what compiles this on the way would call one that pages don't have.
  page.evaluate(
    (fixed) => ({
      heading: document.querySelector('#main h1')?.textContent?.trim() ?? '',
      title: document.title,
      focus: document.activeElement?.id || (document.activeElement?.tagName ?? ''),
      looks: Object.fromEntries(
        Object.entries(fixed).map(([name, selector]): [string, Look | null] => {
          const element = document.querySelector(selector);
          if (!element) return [name, null];
          const { display, visibility, opacity, position, color, fontSize } =
            getComputedStyle(element);
          const hasWidth = String(element.getBoundingClientRect().width > 0);
          return [
            name,
            { display, hasWidth, visibility, opacity, position, color, 'font size': fontSize },
          ];
        }),
      ),
    }),
    FIXED,
  );

/** What is different, in words; empty if nothing is. */
export function differences(expected: ShownPage, shown: ShownPage): string[] {
  const looks = Object.entries(expected.looks).flatMap(([name, look]) => {
    const now = shown.looks[name];
    if (!look) return [];
    if (!now) return [`${name} is gone`];
    const [property] = Object.keys(look).filter((each) => look[each] !== now[each]);
    if (!property) return [];
    if (property === 'display' || property === 'hasWidth') return [`${name} isn't displayed`];
    return [`${name} has another ${property}: ${now[property]}, not ${look[property]}`];
  });
  return [
    ...(shown.title === expected.title
      ? []
      : [`the title is “${shown.title}”, not “${expected.title}”`]),
    ...(shown.focus === expected.focus
      ? []
      : [`the focus is on ${shown.focus}, not on ${expected.focus}`]),
    ...looks,
  ];
}
