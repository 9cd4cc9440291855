import { dayDigits } from './date'

/** Order and bill numbers: the day in Shanghai and the row's id, 24 digits. */
export const numberFor = (id: number, at: number): string => dayDigits(at) + String(id).padStart(16, '0')
