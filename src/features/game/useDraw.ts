import { useRef, useState } from 'react'
import type { DrawResult } from '@mall/contract/game'
import { CallFailure } from '@/api/CallFailure'
import { isUnanswered } from '@/api/submit'
import { useSubmit } from '@/api/useSubmit'
import { requireLogin } from '@/navigation/login'
import { isMember } from '@/session/token'
import type { GameKind } from './GameKind'

/** asking: the mall draws; answered: the face brings the result out; shown: it is told in words */
type State = { phase: 'ready' | 'asking'; result?: undefined } | { phase: 'answered' | 'shown'; result: DrawResult }

export type Drawing = State & {
  /** how many have come to their end here, so that a face begins anew */
  round: number
  /** the outcome of the last one is not known: drawing again asks for that one */
  unsure: boolean
  /** Draws once, however often it is tapped; a guest logs in first. */
  draw(): Promise<void>
  /** The face has brought the result out. */
  reveal(): void
  /** The result was read. */
  close(): void
}

interface Told {
  /** a result is shown */
  revealed: () => void
  /** the mall would not draw: the page is out of date */
  refused: () => void
}

/** One draw after the other. What was won is the mall's to say: the face only shows it. */
export function useDraw(path: GameKind['lottery'], id: number, told: Told): Drawing {
  const { submit } = useSubmit(path)
  const [state, setState] = useState<State>({ phase: 'ready' })
  const [round, setRound] = useState(0)
  const [unsure, setUnsure] = useState(() => isUnanswered(path, { id }))
  const busy = useRef(false)
  // a guest has become a member by then, for whom the page asks anew
  const latest = useRef(told)
  latest.current = told
  const end = () => {
    setRound((count) => count + 1)
    setState({ phase: 'ready' })
  }
  const ask = async () => {
    if (!isMember() && !(await requireLogin())) return
    setState({ phase: 'asking' })
    try {
      setState({ phase: 'answered', result: await submit({ id }) })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      end()
      if (failure.definite) latest.current.refused()
    }
    setUnsure(isUnanswered(path, { id }))
  }
  return {
    ...state,
    round,
    unsure,
    async draw() {
      if (busy.current) return
      busy.current = true
      await ask().finally(() => {
        busy.current = false
      })
    },
    reveal() {
      if (state.phase !== 'answered') return
      setState({ phase: 'shown', result: state.result })
      latest.current.revealed()
    },
    close: end,
  }
}
