import { evaluate, resultText } from './evaluate.ts';

const degrees = { radians: false, answer: 7 };
const calculated = (expression: string, angles = degrees) =>
  resultText(evaluate(expression, angles));

test.each([
  ['1 + 2 × 3', '7'],
  ['2(3 + 4)^2', '98'],
  ['-2^2', '−4'],
  ['2^3^2', '512'],
  ['2^-1', '0.5'],
  ['10 − 4 − 3', '3'],
  ['12 ÷ 4 ÷ 3', '1'],
  ['0.1 + 0.2', '0.3'],
  ['1/3', '0.333333333333'],
  ['5! + 20%', '120.2'],
  ['√(16) + sqrt 9', '7'],
  ['2π', '6.28318530718'],
  ['sin 30 + cos(60) + tan 45', '2'],
  ['sin 180', '0'],
  ['asin 1', '90'],
  ['log 1000 + ln e', '4'],
  ['Ans × 2', '14'],
  ['(1 + (2 × 3', '7'],
])('%s is %s', (expression, value) => {
  expect(calculated(expression)).toBe(value);
});

test('angles are in radians if they are meant to be', () => {
  expect(calculated('sin(π/2) + acos 1', { ...degrees, radians: true })).toBe('1');
});

test.each([
  ['', 'Type something to calculate.'],
  ['2 +', 'Something is missing at the end.'],
  ['3)', "“)” doesn't fit here."],
  ['× 3', "“*” doesn't fit here."],
  ['alert(1)', "“alert” doesn't fit here."],
  ['constructor', "“constructor” doesn't fit here."],
  ['2 # 3', "“#” isn't known here."],
  ['1 ÷ 0', 'Nothing can be divided by 0.'],
  ['tan 90', 'Nothing can be divided by 0.'],
  ['√(0 − 4)', 'The result is too large, or no number.'],
  ['2.5!', 'A factorial needs a whole number from 0 to 170.'],
])('of %s it says why it has no value', (expression, message) => {
  expect(() => calculated(expression)).toThrow(message);
});
