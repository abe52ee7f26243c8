function mergeContacts(older, newer) {
  const merged = new Map();
  for (const contact of [...older, ...newer]) {
    merged.set(contact.id, { ...merged.get(contact.id), ...contact });
  }
  return [...merged.values()].sort((a, b) => a.id - b.id);
}
