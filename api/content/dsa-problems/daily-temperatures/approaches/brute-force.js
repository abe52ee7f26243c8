function dailyTemperatures(temperatures) {
  return temperatures.map((temperature, day) => {
    for (let later = day + 1; later < temperatures.length; later += 1) {
      if (temperatures[later] > temperature) return later - day;
    }
    return 0;
  });
}

console.log(dailyTemperatures([22, 21, 19, 23, 18, 25]));
