export interface Question {
  title: string
  content: string
  confirm: string
  /** left out: only one button */
  cancel?: string
}

export interface FeedbackPort {
  /** A blocking question; true when confirmed. */
  modal(question: Question): Promise<boolean>
}
