function together(tasks) {
  return new Promise((resolve, reject) => {
    const results = [];
    let open = tasks.length;
    if (open === 0) resolve(results);
    tasks.forEach(async (task, index) => {
      try {
        results[index] = await task();
        open -= 1;
        if (open === 0) resolve(results);
      } catch (error) {
        reject(error);
      }
    });
  });
}
