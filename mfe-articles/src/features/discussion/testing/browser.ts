/** What jsdom does not do, and what came of it. `stubBrowser` begins anew. */
export const browser = {
  scrolls: [] as { id: string; options: unknown }[],
  reducedMotion: false,
};

/** Everything is near: what comes into view is a matter of the browser. */
class NearObserver {
  constructor(private readonly told: (entries: object[]) => void) {}
  observe() {
    this.told([{ isIntersecting: true }]);
  }
  disconnect() {}
}

export function stubBrowser(): void {
  Object.assign(browser, { scrolls: [], reducedMotion: false });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    browser.scrolls.push({ id: this.id, options });
  };
  Object.assign(window, {
    IntersectionObserver: NearObserver,
    matchMedia: () => ({ matches: browser.reducedMotion }),
  });
}
