function nextGreaterElement(queries, numbers) {
  return queries.map((query) => {
    const larger = numbers.slice(numbers.indexOf(query)).filter((number) => number > query);
    return larger.length > 0 ? Math.min(...larger) : -1;
  });
}
