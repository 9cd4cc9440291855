import type { DialPort } from './port'

/** A number as shops write it, with blanks and brackets. */
const bare = (number: string) => number.replace(/[^\d+*#]/g, '')

export const dial: DialPort = {
  dial(number) {
    const link = document.createElement('a')
    link.href = `tel:${bare(number)}`
    link.click()
  },
}
