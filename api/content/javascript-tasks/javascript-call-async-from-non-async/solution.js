function deliver(load, done, report) {
  new Promise((resolve) => resolve(load()))
    .then(
      (value) => done(null, value),
      (error) => done(error),
    )
    .catch(report);
}
