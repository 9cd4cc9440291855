import { CallFailure } from '@/api/CallFailure'
import { UploadFailure } from '@/api/upload'
import { storage } from '@/platform/storage/storage'
import type { Message } from './message'
import { createOutbox, notThere, type Draft, type Said } from './outbox'

const lost = new CallFailure('network', 'x')
const refused = new CallFailure('refused', '内容不合规', -1, null, 'CONTENT_REFUSED')
const often = new CallFailure('refused', '发送过于频繁', -11004)
const out = new CallFailure('refused', '', -10009)

let answers: (Error | 'ok' | Promise<Said>)[] = []
let tried: string[] = []
let shown: number[] = []
let newest = 10

const send = async (draft: Draft): Promise<Said> => {
  tried.push(`${draft.key} ${draft.text}`)
  const answer = answers.shift() ?? 'ok'
  if (answer instanceof Error) throw answer
  if (answer !== 'ok') return answer
  newest += 1
  return { id: newest, add_time: 1 }
}
const open = (name = '1 3') => {
  const outbox = createOutbox({ name, send })
  outbox.show({ newest: () => newest, onSent: ({ id }) => shown.push(id) })
  return outbox
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const states = ({ getState }: ReturnType<typeof createOutbox>) =>
  getState().drafts.map(({ text, state, refused: why }) => [text, state, why])
const words = () => tried.map((one) => one.split(' ')[1])

beforeEach(() => {
  answers = []
  tried = []
  shown = []
  newest = 10
})

test('messages are sent one after the other, and leave nothing behind', async () => {
  const outbox = open()
  for (const text of ['a', 'b', 'c']) outbox.say({ kind: 'text', text })
  await settled()
  expect([words(), shown, states(outbox)]).toEqual([['a', 'b', 'c'], [11, 12, 13], []])
  expect(storage.get('chat_outbox')).toBeUndefined()
})

test('what the connection failed waits with all that follows, and goes in its order and by its name', async () => {
  answers = [lost]
  const outbox = open()
  outbox.say({ kind: 'text', text: 'a' })
  await settled()
  outbox.say({ kind: 'text', text: 'b' })
  expect(words().slice(0, 2)).toEqual(['a', 'a'])
  await settled()
  expect(words()).toEqual(['a', 'a', 'b'])
  expect(tried[0]).toBe(tried[1])
  expect(shown).toEqual([11, 12])
})

test('what follows does not overtake', async () => {
  answers = [lost, lost]
  const outbox = open()
  for (const text of ['a', 'b']) outbox.say({ kind: 'text', text })
  await settled()
  expect([words(), states(outbox)]).toEqual([
    ['a'],
    [
      ['a', 'failed', undefined],
      ['b', 'sending', undefined],
    ],
  ])
  outbox.resume()
  await settled()
  outbox.resume()
  await settled()
  expect([words(), shown]).toEqual([
    ['a', 'a', 'a', 'b'],
    [11, 12],
  ])
})

test.each([
  ['words that the mall does not take', refused, '内容不合规'],
  ['too many of them', often, '发送过于频繁'],
  ['a picture that the mall does not take', new UploadFailure('error', '图片过大'), '图片过大'],
])('%s are told, and hold up nothing', async (_name, failure, why) => {
  answers = [failure]
  const outbox = open()
  for (const text of ['a', 'b']) outbox.say({ kind: 'text', text })
  await settled()
  expect([states(outbox), shown]).toEqual([[['a', 'failed', why]], [11]])
  // not by itself
  outbox.resume()
  await settled()
  expect(words()).toEqual(['a', 'b'])
  outbox.again(outbox.getState().drafts[0]!.key)
  await settled()
  expect([states(outbox), words(), shown]).toEqual([[], ['a', 'b', 'a'], [11, 12]])
})

test('an ended login is no refusal', async () => {
  answers = [out]
  const outbox = open()
  outbox.say({ kind: 'text', text: 'a' })
  await settled()
  expect(states(outbox)).toEqual([['a', 'failed', undefined]])
})

test('a killed app sends it again by the same name, for this member in this room only', async () => {
  answers = [new Promise(() => undefined)]
  open().say({ kind: 'text', text: 'a' })
  await settled()
  expect(open('2 3').getState().drafts).toEqual([])
  expect(open('1 4').getState().drafts).toEqual([])
  const next = open()
  next.resume()
  await settled()
  expect(tried[0]).toBe(tried[1])
  expect(shown).toEqual([11])
})

test('a day later the member decides, a week later it is gone', async () => {
  answers = [lost]
  const outbox = open()
  outbox.say({ kind: 'text', text: 'a' })
  await settled()
  const clock = jest.spyOn(Date, 'now')
  const real = Date.now()
  clock.mockReturnValue(real + 25 * 3_600_000)
  const next = open()
  next.resume()
  await settled()
  expect([states(next), words()]).toEqual([[['a', 'failed', '']], ['a']])
  clock.mockReturnValue(real + 8 * 24 * 3_600_000)
  expect(open().getState().drafts).toEqual([])
  clock.mockRestore()
})

test('a picture is kept from the moment on that the mall has it', async () => {
  let known: (path: string) => void = () => undefined
  const outbox = createOutbox({
    name: '1 3',
    send: (_draft, keep) => {
      known = (path) => keep({ text: path })
      return new Promise(() => undefined)
    },
  })
  outbox.say({ kind: 'image', file: 'blob:1' })
  expect(open().getState().drafts).toEqual([])
  known('upload/chatimg/a.jpg')
  expect(open().getState().drafts).toMatchObject([{ kind: 'image', text: 'upload/chatimg/a.jpg' }])
  expect(open().getState().drafts[0]).not.toHaveProperty('file')
})

test('a message may be deleted', async () => {
  answers = [refused]
  const outbox = open()
  outbox.say({ kind: 'text', text: 'a' })
  await settled()
  outbox.drop(outbox.getState().drafts[0]!.key)
  expect([states(outbox), storage.get('chat_outbox')]).toEqual([[], undefined])
})

describe('a message whose answer was lost', () => {
  const draft = (more: Partial<Draft> = {}): Draft => ({
    ...{ key: 'k', at: 1, state: 'sending', kind: 'text', text: 'ok', skuId: 0, orderId: 0, after: 10 },
    ...more,
  })
  const said = (id: number, more: Partial<Message> = {}): Message => ({
    ...{ id, own: true, kind: 'text', text: 'ok', skuId: 0, orderId: 0, at: 1, read: false },
    ...more,
  })
  test('stands once when the room has it', () => {
    expect(notThere([draft()], [said(11)])).toEqual([])
  })
  test.each<[string, Draft, Message]>([
    ['was never sent', draft({ after: undefined }), said(11)],
    ['was said before', draft(), said(10)],
    ['is the servicer’s', draft(), said(11, { own: false })],
    ['reads otherwise', draft(), said(11, { text: 'no' })],
    ['is another product', draft({ kind: 'goods', skuId: 7 }), said(11, { kind: 'goods', skuId: 8 })],
  ])('stands apart from one that %s', (_name, one, other) => {
    expect(notThere([one], [other])).toEqual([one])
  })
  test('two alike need two', () => {
    const two = [draft({ key: 'a' }), draft({ key: 'b' })]
    expect(notThere(two, [said(11)]).map(({ key }) => key)).toEqual(['b'])
    expect(notThere(two, [said(11), said(12)])).toEqual([])
  })
})
