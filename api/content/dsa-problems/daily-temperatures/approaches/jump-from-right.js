function dailyTemperatures(temperatures) {
  const waits = new Array(temperatures.length).fill(0);
  for (let day = temperatures.length - 2; day >= 0; day -= 1) {
    let later = day + 1;
    while (temperatures[later] <= temperatures[day] && waits[later] > 0) later += waits[later];
    if (temperatures[later] > temperatures[day]) waits[day] = later - day;
  }
  return waits;
}

console.log(dailyTemperatures([22, 21, 19, 23, 18, 25]));
