import type { Said, Writing } from './rules'
import { useSending } from './useSending'
import { useWriting } from './useWriting'

/** A form about an order: what is written and how it is sent; every change takes back what was found wrong. */
export function useForm(orderId: number, stage: 'first' | 'again', done: () => void) {
  const { sent, set, say, clear, ...writing } = useWriting(orderId, stage)
  const { changed, cleared, ...sending } = useSending(orderId, stage === 'first' ? 0 : 1, () => {
    sent()
    done()
  })
  return {
    ...writing,
    ...sending,
    set(what: Partial<Omit<Writing, 'lines'>>) {
      changed()
      set(what)
    },
    say(line: number, what: Partial<Said>) {
      changed()
      say(line, what)
    },
    /** Throws everything away. */
    clear() {
      cleared()
      clear()
    },
  }
}
