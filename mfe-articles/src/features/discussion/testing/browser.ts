/** Stubs for what jsdom lacks, and the calls they received. `stubBrowser` resets them. */
export const browser = {
  scrolls: [] as { id: string; options: unknown }[],
  reducedMotion: false,
};

/** Everything is in view: jsdom has no layout. */
class VisibleObserver {
  constructor(private readonly callback: (entries: object[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

export function stubBrowser(): void {
  Object.assign(browser, { scrolls: [], reducedMotion: false });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    browser.scrolls.push({ id: this.id, options });
  };
  Object.assign(window, {
    IntersectionObserver: VisibleObserver,
    matchMedia: () => ({ matches: browser.reducedMotion }),
  });
}
