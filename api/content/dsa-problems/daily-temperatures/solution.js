function dailyTemperatures(temperatures) {
  const days = new Array(temperatures.length).fill(0);
  const waiting = [];
  for (let day = 0; day < temperatures.length; day += 1) {
    while (waiting.length > 0 && temperatures[waiting.at(-1)] < temperatures[day]) {
      const earlier = waiting.pop();
      days[earlier] = day - earlier;
    }
    waiting.push(day);
  }
  return days;
}

console.log(dailyTemperatures([22, 21, 19, 23, 18, 25]));
