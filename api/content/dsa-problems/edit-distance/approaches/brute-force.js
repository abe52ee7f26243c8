function editDistance(source, target) {
  if (source === '' || target === '') return source.length + target.length;
  const shorterSource = source.slice(0, -1);
  const shorterTarget = target.slice(0, -1);
  if (source.at(-1) === target.at(-1)) return editDistance(shorterSource, shorterTarget);
  return (
    1 +
    Math.min(
      editDistance(shorterSource, target),
      editDistance(source, shorterTarget),
      editDistance(shorterSource, shorterTarget),
    )
  );
}

console.log(editDistance('garden', 'grade'));
