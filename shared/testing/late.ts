/** A response that is on its way until the test sends it. */
export function late<T>() {
  let give: (response: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
