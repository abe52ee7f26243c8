import fp from 'fastify-plugin';
import { Counter, Histogram, type Registry } from 'prom-client';
import { isOwnCall } from '../routing/own-calls.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const labelNames = ['method', 'route', 'status'] as const;

/** Counts and times every request, by the pattern of its route and the class of its status, such as 2xx. */
export const requestMetrics = (registry: Registry) =>
  fp(async (app) => {
    const requests = new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames,
      registers: [registry],
    });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer',
      labelNames,
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (isOwnCall(request)) return done();
      const labels = {
        method: request.method,
        // Addresses without a route are anyone's: together they are one label.
        route: request.routeOptions.url ?? 'none',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      requests.inc(labels);
      durations.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  });
