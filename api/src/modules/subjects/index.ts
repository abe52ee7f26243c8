export { findSubject, findSubjects, type Subject } from './subjects.repository.ts';
