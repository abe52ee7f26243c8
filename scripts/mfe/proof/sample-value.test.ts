import { routes } from '@site/shared/contracts/site';
import * as z from 'zod/mini';
import { sampleOf } from './sample-value.ts';

/** Pages never make those calls. */
const isForTeams = (call: string) => / \/v1\/releases(\/|$)/.test(call);

const calls = Object.entries(routes).filter(([call]) => !isForTeams(call));
const answers = calls.flatMap(([call, route]) =>
  Object.entries(route.answers)
    .filter(([status]) => Number(status) < 300)
    .map(([status, schema]) => [call, status, schema as z.core.$ZodType] as const),
);

test('each call has a sample response that matches its contract', () => {
  expect(answers.length).toBeGreaterThan(100);
  const unfit = answers.filter(([, , schema]) => !z.safeParse(schema, sampleOf(schema)).success);
  expect(unfit.map(([call, status]) => `${call} ${status}`)).toEqual([]);
});

test('all that may be there is there', () => {
  const schema = z.object({
    name: z.optional(z.string()),
    note: z.nullable(z.string()),
    items: z.array(z.object({ at: z.iso.datetime() })),
    kind: z.enum(['first', 'second']),
    counts: z.record(z.enum(['easy', 'hard']), z.int()),
    never: z.optional(z.never()),
  });
  expect(sampleOf(schema)).toEqual({
    name: 'Sample',
    note: 'Sample',
    items: [{ at: '2026-01-02T03:04:05.000Z' }],
    kind: 'first',
    counts: { easy: 1, hard: 1 },
  });
});

test('a schema that nothing fits is reported, so that no wrong response is taken for an error of a page', () => {
  const impossible = z.string().check(z.regex(/^never this$/));
  expect(() => sampleOf(impossible)).toThrow('None of the sample values fits.');
});
