const add = () => {};
