type Observe = (entries: Partial<IntersectionObserverEntry>[]) => void;

let observers: Observe[] = [];

/** Gives jsdom, which measures nothing, an observer that a test drives by hand. */
export function stubObservers(): void {
  observers = [];
  class DrivenObserver {
    constructor(observe: Observe) {
      observers.push(observe);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: DrivenObserver });
}

/** The section of this id has come to where people read. */
export function crossReadingLine(id: string): void {
  const target = document.getElementById(id) ?? undefined;
  for (const observe of observers) observe([{ target, isIntersecting: true }]);
}
