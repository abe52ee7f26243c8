const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function tour(places, ms, visit) {
  return Promise.all(
    places.map(async (place, index) => {
      await sleep(index * ms);
      return visit(place, index);
    }),
  );
}
