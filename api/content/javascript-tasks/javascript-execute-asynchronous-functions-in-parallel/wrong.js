function together(tasks) {
  return new Promise((resolve, reject) => {
    const results = [];
    for (const [index, task] of tasks.entries()) {
      task()
        .then((result) => {
          results[index] = result;
          if (results.length === tasks.length) resolve(results);
        })
        .catch(reject);
    }
  });
}
