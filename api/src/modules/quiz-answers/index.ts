export { findAnswers, findOptions, saveAnswers } from './quiz-answers.repository.ts';
export { quizAnswersModule } from './quiz-answers.routes.ts';
