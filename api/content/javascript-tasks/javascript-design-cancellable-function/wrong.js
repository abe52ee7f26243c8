function run(generator) {
  let cancel;
  const cancelled = new Promise((resolve, reject) => {
    cancel = () => reject(new Error('Cancelled'));
  });
  cancelled.catch(() => {});

  async function work() {
    let step = generator.next();
    while (!step.done) {
      try {
        step = generator.next(await step.value);
      } catch (error) {
        step = generator.throw(error);
      }
    }
    return step.value;
  }

  return { result: Promise.race([work(), cancelled]), cancel };
}
