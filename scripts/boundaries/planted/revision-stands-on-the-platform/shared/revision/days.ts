import { http } from '../http/index.ts';

export const days = () => http.get('/v1/users');
