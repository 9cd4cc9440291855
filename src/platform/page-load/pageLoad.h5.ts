import Taro from '@tarojs/taro'
import type { PageLoad, PageLoadPort } from './port'

const key = 'reloadedForChunk'

interface RouterChange {
  toLocation: { path: string }
}

/** The code of a page in the stack is loaded: it is shown when the page above has slid out, which takes longer than a fetch. */
const isOpen = (path: string) => Taro.getCurrentPages().some((page) => page.path?.split('?')[0] === path)

/** webpack's own error; `type` is `timeout` after 120 s, `missing` or a name of the failed request. */
function kindOf(reason: unknown): PageLoad | undefined {
  const { name, type } = (reason ?? {}) as { name?: string; type?: string }
  if (name !== 'ChunkLoadError') return undefined
  return type === 'timeout' ? 'timeout' : 'missing'
}

export const pageLoad: PageLoadPort = {
  prepare() {
    const fetchList = () => void import('../h5-components/laterPages').catch(() => undefined)
    window.addEventListener('pointerdown', fetchList, { once: true, passive: true })
  },
  watch(listen) {
    const start = ({ toLocation: { path } }: RouterChange) => listen(isOpen(path) ? 'done' : 'start')
    const done = () => {
      sessionStorage.removeItem(key)
      listen('done')
    }
    const fail = ({ reason }: PromiseRejectionEvent) => {
      const kind = kindOf(reason)
      if (kind) listen(kind)
    }
    Taro.eventCenter.on('__taroRouterChange', start)
    Taro.eventCenter.on('__afterTaroRouterChange', done)
    window.addEventListener('unhandledrejection', fail)
    return () => {
      Taro.eventCenter.off('__taroRouterChange', start)
      Taro.eventCenter.off('__afterTaroRouterChange', done)
      window.removeEventListener('unhandledrejection', fail)
    }
  },
  reload() {
    sessionStorage.setItem(key, '1')
    location.reload()
  },
  leave: () => history.back(),
  reloadedBefore: () => sessionStorage.getItem(key) !== null,
}
