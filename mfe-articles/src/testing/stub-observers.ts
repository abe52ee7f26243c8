type Observe = (entries: Partial<IntersectionObserverEntry>[]) => void;

let observed: { target: Element; observe: Observe }[] = [];

/** Gives jsdom, which has no layout, an observer that a test controls. */
export function stubObservers(): void {
  observed = [];
  class DrivenObserver {
    #observe: Observe;
    constructor(observe: Observe) {
      this.#observe = observe;
    }
    observe(target: Element) {
      observed.push({ target, observe: this.#observe });
    }
    unobserve() {}
    disconnect() {
      observed = observed.filter(({ observe }) => observe !== this.#observe);
    }
  }
  Object.assign(window, { IntersectionObserver: DrivenObserver });
}

/** Reports that these sections have crossed the reading line, one after another, in a single callback. */
export function crossReadingLine(...ids: string[]): void {
  const passed = ids.flatMap((id, index) =>
    observed
      .filter(({ target }) => [id, ids[index - 1]].includes(target.id))
      .map(({ target }) => ({ target, isIntersecting: target.id === id })),
  );
  observed.find(({ target }) => target.id === ids[0])?.observe(passed);
}
