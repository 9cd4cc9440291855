import { useQuestionsWait } from '@/session/questions'
import { useLater } from './useLater'

const load = () => import('./PlatformQuestions')

/** In every Screen: the questions are fetched when the platform first wants a button of its own, which browsers never do. */
export function QuestionHost() {
  const questions = useLater(load, useQuestionsWait())
  return questions ? <questions.PlatformQuestions /> : null
}
