import { feedback } from '@/platform/feedback/feedback'
import { useAnswerTexts } from './answerTexts'

interface Question {
  title: string
  content?: string
  confirm?: string
  /** null: one button only */
  cancel?: string | null
}

/** A plain question over everything; true when confirmed. Callable from anywhere. */
export function ask({ title, content = '', confirm, cancel }: Question): Promise<boolean> {
  const texts = useAnswerTexts.get()
  return feedback.modal({
    title,
    content,
    confirm: confirm ?? texts.confirm,
    cancel: cancel === null ? undefined : (cancel ?? texts.cancel),
  })
}
