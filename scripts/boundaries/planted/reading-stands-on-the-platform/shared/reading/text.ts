import { http } from '../http/index.ts';

export const text = () => http.get('/v1/articles/queues');
