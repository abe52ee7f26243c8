const add = (a, b) => a + b;
sleep(add(1, 2));
