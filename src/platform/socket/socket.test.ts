import { socket } from './socket'

class Line {
  static all: Line[] = []
  OPEN = 1
  readyState = 0
  sent: string[] = []
  closed = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string) {
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
}

test('text is handed over, the end is told, and what is said too early is lost', () => {
  Object.assign(globalThis, { WebSocket: Line })
  const [heard, ended] = [jest.fn(), jest.fn()]
  const one = socket.open('wss://mall.test/ws', { onText: heard, onClose: ended })
  const [line] = Line.all as [Line]
  one.send('early')
  line.readyState = 1
  one.send('ping')
  line.onmessage?.({ data: 'a' })
  line.onmessage?.({ data: new ArrayBuffer(1) })
  expect([line.url, line.sent, heard.mock.calls]).toEqual(['wss://mall.test/ws', ['ping'], [['a']]])
  line.onclose?.()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('who closes it is told nothing more', () => {
  const ended = jest.fn()
  const one = socket.open('wss://mall.test/ws', { onText: jest.fn(), onClose: ended })
  one.close()
  expect([Line.all[1]?.closed, ended.mock.calls]).toEqual([true, []])
})
