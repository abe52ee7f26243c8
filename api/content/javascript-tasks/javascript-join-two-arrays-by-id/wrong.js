function mergeContacts(older, newer) {
  const merged = {};
  for (const contact of older) merged[contact.id] = contact;
  for (const contact of newer) {
    if (merged[contact.id]) Object.assign(merged[contact.id], contact);
    else merged[contact.id] = contact;
  }
  return Object.values(merged);
}
