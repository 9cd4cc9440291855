import type { SocketHandlers, SocketPort } from './port'

/** One socket as a test holds its other end. */
export interface FakeSocket {
  url: string
  /** what the app sent */
  sent: string[]
  closed: boolean
  /** a frame from the server; text as it is */
  say(frame: object | string): void
  /** the connection breaks */
  drop(): void
}

/** Sockets that nobody answers unless the test does. */
export function fakeSocket(): SocketPort & { opened: FakeSocket[]; last(): FakeSocket } {
  const opened: FakeSocket[] = []
  return {
    opened,
    last: () => opened[opened.length - 1] as FakeSocket,
    open(url, { onText, onClose }: SocketHandlers) {
      const one: FakeSocket = {
        url,
        sent: [],
        closed: false,
        say: (frame) => !one.closed && onText(typeof frame === 'string' ? frame : JSON.stringify(frame)),
        drop() {
          if (one.closed) return
          one.closed = true
          onClose()
        },
      }
      opened.push(one)
      return { send: (text) => void one.sent.push(text), close: () => void (one.closed = true) }
    },
  }
}
