import Taro from '@tarojs/taro'
import type { SocketPort } from './port'

export const socket: SocketPort = {
  open(url, { onText, onClose }) {
    let task: Taro.SocketTask | undefined
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      onClose()
    }
    Taro.connectSocket({ url }).then((begun) => {
      task = begun
      if (ended) return begun.close({})
      begun.onMessage(({ data }) => !ended && typeof data === 'string' && onText(data))
      begun.onClose(end)
      // not always followed by a close
      begun.onError(end)
    }, end)
    return {
      send: (text) => !ended && task?.send({ data: text, fail: () => undefined }),
      close() {
        ended = true
        task?.close({ fail: () => undefined })
      },
    }
  },
}
