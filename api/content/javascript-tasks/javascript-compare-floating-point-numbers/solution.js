function nearlyEqual(a, b) {
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const tolerance = Math.max(1e-9 * Math.max(Math.abs(a), Math.abs(b)), 1e-12);
  return Math.abs(a - b) <= tolerance;
}
