/** The mini-program's adapter over a stand-in for WeChat. */
import Taro from '@tarojs/taro'
import { socket } from './socket.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { connectSocket: jest.fn() } }))

const connect = Taro.connectSocket as jest.Mock
type Hear = (told: { data: unknown }) => void

function task() {
  const heard: Record<string, Hear> = {}
  const on = (name: string) => (hear: Hear) => void (heard[name] = hear)
  return {
    ...{ heard, send: jest.fn(), close: jest.fn() },
    ...{ onMessage: on('message'), onClose: on('close'), onError: on('error') },
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const told = { onText: jest.fn(), onClose: jest.fn() }
  return { ...told, line: socket.open('wss://mall.test/ws', told) }
}

test('text is handed over, and the end is told once', async () => {
  const begun = task()
  connect.mockResolvedValueOnce(begun)
  const { line, onText, onClose } = open()
  line.send('too early')
  await settled()
  line.send('ping')
  begun.heard.message?.({ data: 'a' })
  begun.heard.message?.({ data: new ArrayBuffer(1) })
  begun.heard.error?.({ data: '' })
  begun.heard.close?.({ data: '' })
  begun.heard.message?.({ data: 'late' })
  expect(begun.send.mock.calls).toMatchObject([[{ data: 'ping' }]])
  expect([onText.mock.calls, onClose.mock.calls.length]).toEqual([[['a']], 1])
})

test('a refusal of WeChat’s is an end', async () => {
  connect.mockRejectedValueOnce({ errMsg: 'connectSocket:fail' })
  const { onClose } = open()
  await settled()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('who closes it before it began leaves no socket behind, and is told nothing', async () => {
  const begun = task()
  connect.mockResolvedValueOnce(begun)
  const { line, onClose } = open()
  line.close()
  await settled()
  begun.heard.close?.({ data: '' })
  expect([begun.close.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})
