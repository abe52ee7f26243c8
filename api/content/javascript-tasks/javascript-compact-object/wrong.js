function tidy(value) {
  if (Array.isArray(value)) return value.filter(Boolean).map(tidy);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, item]) => item);
  return Object.fromEntries(entries.map(([name, item]) => [name, tidy(item)]));
}
