import { watchReleases } from './watchReleases.h5'

class Worker extends EventTarget {
  state = 'installing'
  asked: object[] = []
  constructor(private readonly app: string) {
    super()
  }
  postMessage(question: { app: string }, [port]: { postMessage(own: boolean): void }[]) {
    this.asked.push(question)
    port?.postMessage(question.app === this.app)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class Registration extends EventTarget {
  waiting?: Worker
  installing?: Worker
  active?: Worker
  update = jest.fn(() => Promise.resolve())
}
/** jsdom has none. */
class Channel {
  port1: { onmessage?: (event: object) => void } = {}
  port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })) }
}

const ours = '/js/app.aaaaaa.js'
let registration: Registration
const offer = jest.fn<void, [() => void]>()
const rest = async () => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve()
}

beforeEach(() => {
  registration = new Registration()
  offer.mockClear()
  document.head.innerHTML = `<script src="${ours}"></script>`
  Object.assign(globalThis, { MessageChannel: Channel })
  Object.assign(navigator, { serviceWorker: { register: jest.fn(() => Promise.resolve(registration)) } })
})

/** A worker that the browser finds, and that is ready. */
async function arrives(app: string) {
  const worker = new Worker(app)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.become('installed')
  await rest()
  return worker
}

test('the first worker of a browser is no news', async () => {
  await watchReleases(offer)
  expect((await arrives('/js/app.bbbbbb.js')).asked).toEqual([])
  expect(offer).not.toHaveBeenCalled()
})

test('a release that comes later is offered, and asked to take over only then', async () => {
  registration.active = new Worker(ours)
  await watchReleases(offer)
  const worker = await arrives('/js/app.bbbbbb.js')
  expect(offer).toHaveBeenCalledTimes(1)
  expect(worker.asked).toEqual([{ app: ours, restart: false }])
})

test('one that waited from an earlier visit is offered too', async () => {
  registration.waiting = new Worker('/js/app.bbbbbb.js')
  await watchReleases(offer)
  await rest()
  expect(offer).toHaveBeenCalledTimes(1)
})

test('a page that shows the new release already is asked nothing', async () => {
  registration.active = new Worker('/js/app.000000.js')
  registration.waiting = new Worker(ours)
  await watchReleases(offer)
  await arrives(ours)
  expect(offer).not.toHaveBeenCalled()
})

test('coming to the front looks for a release, not more than every ten minutes', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  await watchReleases(offer)
  const comesUp = (atMs: number) => {
    now.mockReturnValue(atMs)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  comesUp(599_999)
  expect(registration.update).not.toHaveBeenCalled()
  comesUp(600_000)
  comesUp(600_001)
  expect(registration.update).toHaveBeenCalledTimes(1)
  now.mockRestore()
})
