import {
  adminRoadmap,
  adminRoadmapList,
  changeRoadmapRequest,
  changeTopicRequest,
  changeUnitRequest,
  conflictWith,
  contentParams,
  newRoadmapRequest,
  orderRequest,
  retiredRequest,
  topicForm,
  unitForm,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { createAdminRoadmaps } from './admin-roadmaps.service.ts';

/** An order names every topic and unit of a roadmap, and a roadmap may have thousands. */
const ORDER_LIMIT = 1024 * 1024;

/** Roadmaps, topics and units, for administrators. */
export const adminRoadmapsModule =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const roadmaps = createAdminRoadmaps(kysely, admins);
    const { tokenOf } = admins;
    const config = { ignoresSession: true };
    const params = contentParams;
    const changed = { 200: adminRoadmap, 409: conflictWith(adminRoadmap) };
    const added = { 201: adminRoadmap };

    app.get(
      '/admin/roadmaps',
      { config, schema: { response: { 200: adminRoadmapList } } },
      (request) => roadmaps.list(tokenOf(request)),
    );
    app.get(
      '/admin/roadmaps/:id',
      { config, schema: { params, response: { 200: adminRoadmap } } },
      (request) => roadmaps.read(tokenOf(request), request.params.id),
    );
    app.post(
      '/admin/roadmaps',
      { config, schema: { body: newRoadmapRequest, response: added } },
      async (request, reply) =>
        reply.code(201).send(await roadmaps.create(tokenOf(request), request.body)),
    );
    app.post(
      '/admin/roadmaps/:id/topics',
      { config, schema: { params, body: topicForm, response: added } },
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await roadmaps.addTopic(tokenOf(request), params.id, body));
      },
    );
    app.post(
      '/admin/topics/:id/units',
      { config, schema: { params, body: unitForm, response: added } },
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await roadmaps.addUnit(tokenOf(request), params.id, body));
      },
    );

    app.put(
      '/admin/roadmaps/:id',
      { config, schema: { params, body: changeRoadmapRequest, response: changed } },
      (request) => roadmaps.changeRoadmap(tokenOf(request), request.params.id, request.body),
    );
    app.put(
      '/admin/topics/:id',
      { config, schema: { params, body: changeTopicRequest, response: changed } },
      (request) => roadmaps.changeTopic(tokenOf(request), request.params.id, request.body),
    );
    app.put(
      '/admin/units/:id',
      { config, schema: { params, body: changeUnitRequest, response: changed } },
      (request) => roadmaps.changeUnit(tokenOf(request), request.params.id, request.body),
    );
    app.put(
      '/admin/roadmaps/:id/order',
      {
        config,
        bodyLimit: ORDER_LIMIT,
        schema: { params, body: orderRequest, response: changed },
      },
      (request) => roadmaps.order(tokenOf(request), request.params.id, request.body),
    );

    const retirements = {
      roadmaps: roadmaps.retireRoadmap,
      topics: roadmaps.retireTopic,
      units: roadmaps.retireUnit,
    };
    for (const [plural, retire] of Object.entries(retirements)) {
      app.put(
        `/admin/${plural}/:id/retired`,
        { config, schema: { params, body: retiredRequest, response: { 200: adminRoadmap } } },
        (request) => retire(tokenOf(request), request.params.id, request.body.retired),
      );
    }
  };
