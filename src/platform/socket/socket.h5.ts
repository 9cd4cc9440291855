import type { SocketPort } from './port'

export const socket: SocketPort = {
  open(url, { onText, onClose }) {
    let line: WebSocket
    try {
      line = new WebSocket(url)
    } catch {
      // an address that the browser does not take, such as ws from a page of https
      const late = setTimeout(onClose)
      return { send: () => undefined, close: () => clearTimeout(late) }
    }
    line.onmessage = ({ data }) => typeof data === 'string' && onText(data)
    // an error is always followed by it
    line.onclose = onClose
    return {
      send: (text) => line.readyState === line.OPEN && line.send(text),
      close() {
        line.onmessage = line.onclose = null
        line.close()
      },
    }
  },
}
