export { mockTestsModule } from './mock-tests.routes.ts';
export { createMockTests, type MockTests } from './mock-tests.service.ts';
export type { PreparedTest } from './prepared-tests.ts';
