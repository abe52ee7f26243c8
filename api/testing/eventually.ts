const TRIES = 200;
const PAUSE_MS = 20;

/** Reads until the value is the expected one: a process takes a moment to hear of a change. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const isRight = async () => JSON.stringify(await read()) === JSON.stringify(expected);
  for (let tries = 0; tries < TRIES && !(await isRight()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  expect(await read()).toEqual(expected);
}
