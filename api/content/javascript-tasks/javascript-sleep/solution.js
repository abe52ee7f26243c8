const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function tour(places, ms, visit) {
  const results = [];
  for (const [index, place] of places.entries()) {
    if (index > 0) await sleep(ms);
    results.push(await visit(place, index));
  }
  return results;
}
