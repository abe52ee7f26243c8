type Observe = (entries: Partial<IntersectionObserverEntry>[]) => void;

let observed: { target: Element; observe: Observe }[] = [];

/** Gives jsdom, which measures nothing, an observer that a test drives by hand. */
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

/** The section of this id has come to where people read. */
export function crossReadingLine(id: string): void {
  for (const { target, observe } of observed) {
    if (target.id === id) observe([{ target, isIntersecting: true }]);
  }
}
