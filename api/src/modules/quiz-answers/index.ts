export { quizAnswersModule } from './quiz-answers.routes.ts';
