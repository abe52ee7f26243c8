/** An answer that is on its way until the test gives it. */
export function late<Answer>() {
  let give: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
