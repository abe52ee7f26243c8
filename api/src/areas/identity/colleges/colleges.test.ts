import { COLLEGE_MAX } from '@site/shared/contracts/identity';
import { createCollegeSearch, readColleges } from './colleges.ts';

test('the shipped list has hundreds of institutions, each once, each fit for the form', async () => {
  const names = (await readColleges()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(600);
  expect(names.length).toBe(new Set(names).size);
  expect(names.filter((name) => name.length > COLLEGE_MAX || /^\s|\s$|=/.test(name))).toEqual([]);
});

describe('in the shipped list', () => {
  let search: (typed: string, count: number) => string[];
  beforeAll(async () => {
    search = createCollegeSearch(await readColleges());
  });

  test.each([
    ['IITB', 'Indian Institute of Technology Bombay'],
    ['iit bombay', 'Indian Institute of Technology Bombay'],
    ['NIT Trichy', 'National Institute of Technology Tiruchirappalli'],
    ['nit tiruch', 'National Institute of Technology Tiruchirappalli'],
    ['VIT', 'Vellore Institute of Technology'],
    ['B.M.S.', 'B. M. S. College of Engineering, Bengaluru'],
    ['bits goa', 'Birla Institute of Technology and Science, Pilani, Goa Campus'],
    ['institute science bengaluru', 'Indian Institute of Science, Bengaluru'],
    ['jadav', 'Jadavpur University, Kolkata'],
    ['  COEP  ', 'COEP Technological University, Pune'],
    ['st stephens', "St. Stephen's College, University of Delhi"],
  ])('%s finds %s first', (typed, name) => {
    expect(search(typed, 5)[0]).toBe(name);
  });

  test('every word that was typed must be found', () => {
    expect(search('bombay stephens', 5)).toEqual([]);
    const found = search('engineering pune', 50);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every((name) => name.includes('Pune'))).toBe(true);
  });

  test('without a word the list begins with A', () => {
    expect(search('', 3).map((name) => name[0])).toEqual(['A', 'A', 'A']);
  });
});
