function* range(start, end, step = 1) {
  if (step === 0) throw new RangeError('The step must not be 0');
  for (let n = start; step > 0 ? n < end : n > end; n += step) yield n;
}
