/**
 * Runs before all else on a page that comes rendered. A press on a control that isn't live yet is recorded, and
 * index.tsx carries it out once it is. Links and fields work by themselves. No form is sent
 * meanwhile: without the site's code the browser would send it, with its fields in the address.
 * If this file comes after all else, the page is live already and there is nothing to record.
 */
if (!(Symbol.for('site.first-presses') in globalThis)) {
  const presses = [];
  const record = (event) => {
    const control =
      event.type === 'submit'
        ? event.target
        : event.target.closest?.('button, input[type="checkbox"], input[type="radio"]');
    if (!control) return;
    event.preventDefault();
    // React replays presses while it hydrates, too: each would be carried out twice.
    event.stopPropagation();
    presses.push(control);
  };
  for (const type of ['click', 'submit']) addEventListener(type, record, true);
  globalThis[Symbol.for('site.first-presses')] = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, record, true);
    return presses.splice(0);
  };
}
