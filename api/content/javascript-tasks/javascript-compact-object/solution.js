const isObject = (value) => typeof value === 'object' && value !== null;

const isEmpty = (value) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isObject(value) && Object.keys(value).length === 0);

function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy).filter((item) => !isEmpty(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, tidy(item)]);
  return Object.fromEntries(entries.filter(([, item]) => !isEmpty(item)));
}
