function run(generator) {
  let step = 0;
  let advance;

  const result = new Promise((resolve, reject) => {
    advance = (method, value) => {
      step += 1;
      const current = step;
      const proceed = (how) => (outcome) => {
        if (step === current) advance(how, outcome);
      };
      try {
        const { done, value: yielded } = generator[method](value);
        if (done) finish(resolve, yielded);
        else yielded.then(proceed('next'), proceed('throw'));
      } catch (error) {
        finish(reject, error);
      }
    };
    const finish = (settle, value) => {
      advance = () => {};
      settle(value);
    };
    advance('next');
  });

  return { result, cancel: () => advance('throw', new Error('Cancelled')) };
}
