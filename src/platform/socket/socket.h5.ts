import type { SocketPort } from './port'

export const socket: SocketPort = {
  open(url, { onText, onClose }) {
    const line = new WebSocket(url)
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
