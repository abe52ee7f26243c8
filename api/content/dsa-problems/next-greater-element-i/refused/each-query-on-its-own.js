function nextGreaterElement(queries, numbers) {
  return queries.map((query) => {
    const place = numbers.indexOf(query);
    return numbers.find((number, at) => at > place && number > query) ?? -1;
  });
}
