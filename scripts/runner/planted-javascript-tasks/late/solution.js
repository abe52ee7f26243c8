async function wait(ms) {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (ms > 10) throw new Error('too long');
  return Date.now();
}
