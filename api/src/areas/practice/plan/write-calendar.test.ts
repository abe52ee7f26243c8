import { writeCalendar } from './write-calendar.ts';

const unit = {
  unitId: 'dsa-two-sum',
  name: 'Two Sum; with, commas\\',
  difficulty: 'easy' as const,
  topic: 'Arrays',
  roadmap: { id: 'dsa', title: 'DSA Sheet' },
  problemLink: null,
  articleLink: null,
  minutes: 20,
};
const written = (days: Parameters<typeof writeCalendar>[0]['days']) =>
  writeCalendar({
    days,
    publicUrl: 'https://learn.example.org',
    siteName: 'Steps',
    now: new Date('2026-11-26T10:00:00Z'),
  });

test('a day is an event for the whole day that lists what to do', () => {
  const text = written([{ day: '2026-12-31', minutes: 50, reviews: 2, units: [unit] }]);
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:plan-2026-12-31@learn.example.org',
      'DTSTAMP:20261126T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:1 new\\, 2 to revise (50 min)',
      'DESCRIPTION:2 to revise: https://learn.example.org/roadmaps/today\\nTwo Sum\\; with\\, commas\\\\: https://learn.example.org/roadmaps/dsa?problem=dsa-two-sum\\nYour plan: https://learn.example.org/roadmaps/plan',
    ]),
  );
});

test('a problem that is solved here leads to its page', () => {
  const solvedHere = { ...unit, articleLink: '/dsaarticle/two-sum' };
  const text = written([{ day: '2026-12-31', minutes: 20, reviews: 0, units: [solvedHere] }]);
  expect(text.replaceAll('\r\n ', '')).toContain('https://learn.example.org/dsaarticle/two-sum\\n');
});

test('lines are no longer than 75 octets, and end as the format wants', () => {
  const name = 'Ünïcödé '.repeat(40);
  const text = written([
    { day: '2026-12-31', minutes: 20, reviews: 0, units: [{ ...unit, name }] },
  ]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a plan without days is a calendar without events', () => {
  expect(written([])).not.toContain('VEVENT');
});
