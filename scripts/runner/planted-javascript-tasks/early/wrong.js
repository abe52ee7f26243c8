const add = (a, b) => a + c;
add(1, 2);
