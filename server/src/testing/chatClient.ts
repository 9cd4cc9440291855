import type { ServerFrame } from '@mall/contract/chat'
import { WebSocket } from 'ws'

type Type = ServerFrame['type']
export type FrameOf<T extends Type> = Extract<ServerFrame, { type: T }>

/** Opens a socket as a phone does. `origin` `/ws` on this address, like `http://127.0.0.1:8080`. */
export async function chatClient(origin: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`, { headers })
  const frames: ServerFrame[] = []
  let look = () => {}
  let closed: number | undefined
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as ServerFrame)
    look()
  })
  const gone = new Promise<number>((done) =>
    socket.once('close', (code) => {
      closed = code
      done(code)
      look()
    }),
  )
  const opened = new Promise<void>((done, fail) => {
    socket.once('open', done)
    socket.on('error', fail)
  })

  /** Until so many frames of these types are there. */
  async function until<T extends Type>(count: number, ...types: T[]): Promise<FrameOf<T>[]> {
    const found = () => frames.filter((frame): frame is FrameOf<T> => (types as Type[]).includes(frame.type))
    const ends = Date.now() + 5000
    while (found().length < count) {
      if (closed !== undefined) throw new Error(`closed with ${closed}, heard ${JSON.stringify(frames)}`)
      if (Date.now() > ends) throw new Error(`heard only ${JSON.stringify(frames)}`)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 100)
        look = () => {
          clearTimeout(timer)
          done()
        }
      })
    }
    return found()
  }

  await opened
  const [init] = await until(1, 'init')
  return {
    socket,
    frames,
    until,
    /** code with which it was closed */
    gone,
    clientId: init?.data.client_id ?? '',
    /** ids of what the servicer said, as they came */
    heard: () =>
      frames.flatMap((frame) => ('data' in frame && frame.data && 'id' in frame.data ? [frame.data.id] : [])),
    send: (text: string | Buffer) => socket.send(text),
    close: () => socket.close(),
  }
}

export type ChatClient = Awaited<ReturnType<typeof chatClient>>
