import { createSuggester, pause } from './suggester'
import type { Suggestion } from './suggestion'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const goods = (word: string): Suggestion => ({ word, kind: 'goods', id: 0 })

function world() {
  const asked: string[] = []
  const open = new Map<
    string,
    { answer: (...found: (string | Suggestion)[]) => Promise<void>; fail: () => Promise<void> }
  >()
  const settled = () => jest.advanceTimersByTimeAsync(0)
  const suggester = createSuggester((keyword) => {
    asked.push(keyword)
    return new Promise((resolve, reject) => {
      open.set(keyword, {
        answer: (...found) => (resolve(found.map((one) => (typeof one === 'string' ? goods(one) : one))), settled()),
        fail: () => (reject(new Error('gone')), settled()),
      })
    })
  })
  const shown = () => suggester.store.getState().list.map(({ word }) => word)
  return { asked, open, suggester, shown }
}
const wait = (ms: number) => jest.advanceTimersByTime(ms)

it('asks once the fingers rest, not at every key', () => {
  const { asked, suggester } = world()
  for (const text of ['l', 'lo', 'loo', 'loop']) {
    suggester.type(text)
    wait(pause - 1)
  }
  expect(asked).toEqual([])
  wait(1)
  expect(asked).toEqual(['loop'])
})

it('never shows the answer to what was typed before, in whatever order answers come', async () => {
  const { open, suggester, shown } = world()
  suggester.type('草')
  wait(pause)
  suggester.type('草莓')
  wait(pause)
  await open.get('草莓')!.answer('红颜草莓')
  expect(shown()).toEqual(['红颜草莓'])
  await open.get('草')!.answer('甘草片')
  expect(shown()).toEqual(['红颜草莓'])
})

it('a late answer does not come back after the field was emptied, or after the page was left', async () => {
  const { open, suggester, shown } = world()
  suggester.type('灯')
  wait(pause)
  suggester.type('  ')
  await open.get('灯')!.answer('落地灯')
  expect(shown()).toEqual([])
  suggester.type('茶')
  wait(pause)
  suggester.stop()
  await open.get('茶')!.answer('龙井茶')
  expect(shown()).toEqual([])
})

it('typing on keeps what still fits until the answer is there', async () => {
  const { open, suggester, shown } = world()
  suggester.type('落')
  wait(pause)
  await open.get('落')!.answer('落地灯', '落日杯')
  suggester.type('落地')
  expect(shown()).toEqual(['落地灯'])
  suggester.type('落地灯')
  expect(shown()).toEqual([])
})

it('what sounds like the letters stays while more of them are typed, or taken back, and goes with other words', async () => {
  const { open, suggester, shown } = world()
  suggester.type('pingg')
  wait(pause)
  await open.get('pingg')!.answer('红富士苹果', 'pingg 灯')
  suggester.type('pinggu')
  expect(shown()).toEqual(['红富士苹果'])
  suggester.type('ping')
  expect(shown()).toEqual(['红富士苹果'])
  suggester.type('灯')
  expect(shown()).toEqual([])
})

it('offers to search for what was typed only once; a page of that very name is another thing', async () => {
  const { open, suggester, shown } = world()
  suggester.type('Lamp')
  wait(pause)
  await open.get('Lamp')!.answer('lamp', { word: 'Lamp', kind: 'brand', id: 3 }, 'lamp shade')
  expect(shown()).toEqual(['Lamp', 'lamp shade'])
})

it('a failure suggests nothing and breaks nothing', async () => {
  const { open, suggester, shown } = world()
  suggester.type('灯')
  wait(pause)
  await open.get('灯')!.fail()
  expect(shown()).toEqual([])
  suggester.type('茶')
  wait(pause)
  await open.get('茶')!.answer('龙井茶')
  expect(shown()).toEqual(['龙井茶'])
})
