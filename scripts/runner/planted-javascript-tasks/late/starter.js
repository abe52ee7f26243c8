async function wait(ms) {}
