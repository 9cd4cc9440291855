import { fakeFeedback } from '../fake'

export const feedback = fakeFeedback()
