function outcomes(values) {
  return Promise.all(
    values.map((promise) =>
      promise.then((value) => ({ ok: true, value })).catch((reason) => ({ ok: false, reason })),
    ),
  );
}
