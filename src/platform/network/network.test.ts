import { network } from './network'
import type { NetworkFault } from './port'

const request = { url: 'https://mall.test/api/x', method: 'POST', headers: { a: 'b' }, body: 'c=d' } as const
const withFetch = (fetch: unknown) => Object.assign(globalThis, { fetch })
const kindOf = (promise: Promise<unknown>) => promise.catch((fault: unknown) => (fault as NetworkFault).kind)

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'fetch')
})

test('hands over status and text, also of a failure', async () => {
  const fetch = jest.fn(async () => ({ status: 502, text: async () => 'bad gateway' }))
  withFetch(fetch)
  expect(await network.request(request)).toEqual({ status: 502, text: 'bad gateway' })
  expect(fetch).toHaveBeenCalledWith(
    'https://mall.test/api/x',
    expect.objectContaining({ method: 'POST', headers: { a: 'b' }, body: 'c=d' }),
  )
})

test('a broken connection is a fault', async () => {
  withFetch(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await kindOf(network.request(request))).toBe('network')
})

test('an answer that breaks off while it is read is one too', async () => {
  withFetch(async () => ({ status: 200, text: () => Promise.reject(new TypeError('aborted')) }))
  expect(await kindOf(network.request(request))).toBe('network')
})

test('after 60 s it is a timeout, and the request is stopped', async () => {
  jest.useFakeTimers()
  let signal: AbortSignal | undefined
  withFetch((_: string, options: { signal: AbortSignal }) => {
    signal = options.signal
    return new Promise((_resolve, reject) => options.signal.addEventListener('abort', () => reject(new Error('abort'))))
  })
  const kind = kindOf(network.request(request))
  await jest.advanceTimersByTimeAsync(59_900)
  expect(signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  expect(await kind).toBe('timeout')
})

test('tells when the connection goes and comes', () => {
  const heard: boolean[] = []
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const end = network.onStatusChange((now) => heard.push(now))
  window.dispatchEvent(new Event('offline'))
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  end()
  window.dispatchEvent(new Event('offline'))
  expect(heard).toEqual([false, true])
})
