/** A promise that is settled from outside. */
export interface Later<T> {
  promise: Promise<T>;
  resolve(value: T | Promise<T>): void;
}

export function later<T>(): Later<T> {
  let resolve: Later<T>['resolve'] = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
