import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { PageContainer } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useShown } from '../lifecycle/shown'
import type { WayBackPort } from './port'

type Instead = () => void

const Around = createContext<(instead: Instead) => () => void>(() => () => undefined)

/** ms after which a container that says nothing counts as hidden */
const longest = 300

/** Of the page whose container stands. */
let hideContainer: (() => Promise<void>) | undefined

/** `navigateBack` would close the container of the shown page, as a finger does, and leave the page where it is. */
export const clearWayBack = (): Promise<void> => hideContainer?.() ?? Promise.resolve()

/**
 * WeChat lets a finger's way back close an open page-container before it leaves the page; there is one for a page. Ours is
 * empty and lies under everything: it stands while something wants the way back, and is put up again while more does.
 */
export const wayBack: WayBackPort = {
  Scope({ children }) {
    const wanting = useRef<Instead[]>([])
    const hidden = useRef<() => void>()
    /** Put up, and not heard to be gone: what is drawn is behind what is wanted. */
    const standing = useRef(false)
    const [state, setState] = useState<'never' | 'down' | 'up'>('never')
    const shown = useShown()

    const fit = () => setState((before) => (wanting.current.length ? 'up' : before === 'never' ? before : 'down'))
    const [want] = useState(() => (instead: Instead) => {
      wanting.current.push(instead)
      fit()
      return () => {
        wanting.current = wanting.current.filter((one) => one !== instead)
        fit()
      }
    })
    const left = () => {
      standing.current = false
      if (hidden.current) return hidden.current()
      const instead = wanting.current.pop()
      if (!instead) return
      instead()
      // the container is down while `show` still says otherwise
      setState('down')
      Taro.nextTick(fit)
    }
    const up = state === 'up'
    useEffect(() => {
      if (up) standing.current = true
      if (!shown || !standing.current) return undefined
      const hide = () =>
        new Promise<void>((resolve) => {
          if (!standing.current) return resolve()
          const done = () => {
            standing.current = false
            hidden.current = undefined
            clearTimeout(timer)
            resolve()
          }
          const timer = setTimeout(done, longest)
          hidden.current = done
          setState('down')
        })
      hideContainer = hide
      return () => {
        if (hideContainer === hide) hideContainer = undefined
      }
    }, [up, shown])
    return (
      <Around.Provider value={want}>
        {children}
        {state !== 'never' && <PageContainer show={up} overlay={false} duration={0} onAfterLeave={left} />}
      </Around.Provider>
    )
  },
  useWayBack(wanted, instead) {
    const want = useContext(Around)
    const latest = useRef(instead)
    latest.current = instead
    useEffect(() => (wanted ? want(() => latest.current()) : undefined), [wanted, want])
  },
}
