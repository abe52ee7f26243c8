function outcomes(values) {
  const entries = Array.from(values, (value) =>
    Promise.resolve(value).then(
      (value) => ({ ok: true, value }),
      (reason) => ({ ok: false, reason }),
    ),
  );
  return Promise.all(entries);
}
