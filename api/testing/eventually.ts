const TRIES = 200;
const PAUSE_MS = 20;

/** Asks until the answer is right: a process takes a moment to hear of what has changed. */
export async function eventually<T>(ask: () => Promise<T>, expected: T): Promise<void> {
  const isRight = async () => JSON.stringify(await ask()) === JSON.stringify(expected);
  for (let tries = 0; tries < TRIES && !(await isRight()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  expect(await ask()).toEqual(expected);
}
