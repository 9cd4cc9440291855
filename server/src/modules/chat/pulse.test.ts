import { isWelcome, doorKeeper } from './door'
import { newPulse } from './pulse'

describe('a pulse', () => {
  let at = 1_000_000
  const pulse = () => newPulse(() => at)

  test('is there for 30 seconds after its last frame', () => {
    const one = pulse()
    at += 20_000
    one.hear('{"type":"pong"}', false)
    at += 30_000
    expect(one.isGone()).toBe(false)
    at += 1
    expect(one.isGone()).toBe(true)
  })

  test('is answered when it asks, and goes with too many frames in a second', () => {
    const one = pulse()
    const answers = Array.from({ length: 21 }, () => one.hear('{"type":"ping"}', false))
    expect(answers).toEqual([...answers.slice(0, 20).map(() => 'answer'), 1008])
    at += 1000
    expect(one.hear('{"type":"ping"}', false)).toBe('answer')
  })

  test.each([
    ['{"type":"pong"}', undefined],
    ['{"type":"string","data":{}}', undefined],
    ['', 1008],
    ['{}', 1008],
    ['{"type":1}', 1008],
    ['"ping"', 1008],
  ])('hears %s', (text, answer) => {
    expect(pulse().hear(text, false)).toBe(answer)
  })
})

describe('the door', () => {
  const config = { mode: 'production', origins: ['https://a.example'], h5Origin: 'https://mall.example' } as const

  test.each([
    [undefined, true],
    ['https://mall.example', true],
    ['https://a.example', true],
    ['https://servicewechat.com', true],
    // the page and the socket have one host
    ['https://shop.example', true],
    ['https://mall.example.evil.example', false],
    ['http://localhost:10086', false],
    ['null', false],
    ['', true],
  ])('is open to pages of %s: %s', (origin, isOpen) => {
    expect(isWelcome(config, { host: 'shop.example', ...(origin === undefined ? {} : { origin }) })).toBe(isOpen)
  })

  test('in development is open to the pages of this machine', () => {
    const headers = { host: '127.0.0.1:8080', origin: 'http://localhost:10086' }
    expect(isWelcome({ ...config, mode: 'development' }, headers)).toBe(true)
  })

  test('counts the sockets of a network, an IPv6 one with its /64', () => {
    const { enter } = doorKeeper()
    const leave = Array.from({ length: 200 }, (_, n) => enter(`2001:db8::${n.toString(16)}`))
    expect(leave.every(Boolean)).toBe(true)
    expect(enter('2001:db8::ffff')).toBeUndefined()
    expect(enter('2001:db8:0:1::1')).toBeDefined()
    leave[0]?.()
    expect(enter('2001:db8::ffff')).toBeDefined()
  })

  test('and how many it opens in a minute', () => {
    let at = 60_000
    const { enter } = doorKeeper(() => at)
    const opens = () =>
      Array.from({ length: 700 }, () => {
        const leave = enter('10.0.0.1')
        leave?.()
        return leave
      })
    expect(opens().filter(Boolean)).toHaveLength(600)
    at += 60_000
    expect(opens().filter(Boolean)).toHaveLength(600)
  })
})
