import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import { eventCenter } from '@tarojs/taro'
import { followPull, OFFSET_PX } from './pullGesture'
import { words } from './words'

/** Taro's page box, to which its router hangs the page's own functions. */
type PageBox = HTMLElement & { __page?: { onPullDownRefresh?(): void } }
type State = 'idle' | 'pull' | 'release' | 'loading' | 'finished'

interface Request {
  successHandler(answer: { errMsg: string }): void
}

const FINISHED_MS = 400

/** Taro's router wraps the pages with enablePullDownRefresh in this. States as in section 4 of the specification. */
export function PullDownRefresh({ children }: PropsWithChildren) {
  const own = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    const box = own.current?.closest<PageBox>('.taro_page')
    if (!box) return
    let loading = false
    let timer = 0
    const show = (next: State, px: number) => {
      setState(next)
      setHeight(px)
    }
    const start = () => {
      if (loading) return
      loading = true
      clearTimeout(timer)
      show('loading', OFFSET_PX)
      box.__page?.onPullDownRefresh?.()
    }
    const stop = () => {
      if (!loading) return
      loading = false
      show('finished', OFFSET_PX)
      timer = window.setTimeout(() => show('idle', 0), FINISHED_MS)
    }
    const release = followPull(box, {
      free: () => !loading,
      pulled: (px) => show(px >= OFFSET_PX ? 'release' : 'pull', px),
      let: (px) => (px >= OFFSET_PX ? start() : show('idle', 0)),
    })
    const startAsked = ({ successHandler }: Request) => {
      // pages below the top one hear it too
      if (!box.getClientRects().length) return
      start()
      successHandler({ errMsg: 'startPullDownRefresh:ok' })
    }
    const stopAsked = ({ successHandler }: Request) => {
      stop()
      successHandler({ errMsg: 'stopPullDownRefresh:ok' })
    }
    eventCenter.on('__taroStartPullDownRefresh', startAsked)
    eventCenter.on('__taroStopPullDownRefresh', stopAsked)
    return () => {
      clearTimeout(timer)
      release()
      eventCenter.off('__taroStartPullDownRefresh', startAsked)
      eventCenter.off('__taroStopPullDownRefresh', stopAsked)
    }
  }, [])
  const following = state === 'pull' || state === 'release'
  return (
    <div className="h5-pull" data-state={state} ref={own}>
      <div className="h5-pull-tip" role="status" style={{ height, transition: following ? 'none' : undefined }}>
        {state !== 'idle' && <span>{words()[state]}</span>}
      </div>
      {children}
    </div>
  )
}
