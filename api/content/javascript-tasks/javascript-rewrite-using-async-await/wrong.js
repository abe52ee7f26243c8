const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function retry(action, pauses) {
  for (const [index, pause] of pauses.entries()) {
    try {
      return action(index + 1);
    } catch {
      await sleep(pause);
    }
  }
  return action(pauses.length + 1);
}
