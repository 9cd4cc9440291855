import { useEffect, useState, type ComponentType } from 'react'
import { useQuestionsWait } from '@/session/questions'

/** In every Screen: the questions are fetched when the platform first wants a button of its own, which browsers never do. */
export function QuestionHost() {
  const wait = useQuestionsWait()
  const [Questions, setQuestions] = useState<ComponentType>()
  useEffect(() => {
    if (wait) void import('./PlatformQuestions').then((chunk) => setQuestions(() => chunk.PlatformQuestions))
  }, [wait])
  return Questions ? <Questions /> : null
}
