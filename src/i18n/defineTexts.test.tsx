import { act, renderHook } from '@testing-library/react'
import { defineTexts } from './defineTexts'
import { beginLocale, currentLocale, localeStore, showLocale } from './locale'

const zh = { title: '退款', left: (count: number) => `还剩 ${count} 件`, steps: ['一', '二'] }
const en = { title: 'Refund', left: (count: number) => `${count} left`, steps: ['one', 'two'] }

beforeEach(() => act(() => showLocale('zh-cn')))

test('Chinese is there at once, English is fetched when it is shown', async () => {
  const load = jest.fn(async () => ({ default: en }))
  const useTexts = defineTexts(zh, load)
  const { result } = renderHook(() => useTexts())
  expect(result.current.title).toBe('退款')
  expect(load).not.toHaveBeenCalled()
  await act(() => showLocale('en-us'))
  expect(currentLocale()).toBe('en-us')
  expect(result.current.left(3)).toBe('3 left')
  expect(useTexts.get().steps[1]).toBe('two')
  await act(() => showLocale('zh-cn'))
  expect(useTexts.get().left(3)).toBe('还剩 3 件')
  expect(load).toHaveBeenCalledTimes(1)
})

test('words come before the switch: nothing is shown half translated', async () => {
  let arrive: () => void = () => undefined
  const useTexts = defineTexts(
    zh,
    () => new Promise<{ default: typeof en }>((resolve) => (arrive = () => resolve({ default: en }))),
  )
  const switched = showLocale('en-us')
  expect([currentLocale(), useTexts.get().title]).toEqual(['zh-cn', '退款'])
  arrive()
  await act(() => switched)
  expect([currentLocale(), useTexts.get().title]).toEqual(['en-us', 'Refund'])
})

test('a page that is loaded later fetches its English by itself', async () => {
  await act(() => beginLocale('en-us'))
  const useTexts = defineTexts(zh, async () => ({ default: en }))
  const { result } = renderHook(() => useTexts())
  await act(async () => undefined)
  expect(result.current.title).toBe('Refund')
})

test('English that cannot be fetched: the switch says so and stays Chinese; the next one tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: en })
  const useTexts = defineTexts(zh, load as () => Promise<{ default: typeof en }>)
  expect(await act(() => showLocale('en-us'))).toBe(false)
  expect([currentLocale(), useTexts.get().title]).toEqual(['zh-cn', '退款'])
  expect(await act(() => showLocale('en-us'))).toBe(true)
  expect(useTexts.get().title).toBe('Refund')
})

test('a start in English: its words are on their way, then missing, and after another try here', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: en })
  defineTexts(zh, load as () => Promise<{ default: typeof en }>)
  const words = () => localeStore.getState().words
  const begun = beginLocale('en-us')
  // a page that comes meanwhile brings words of its own
  const useTexts = defineTexts(zh, async () => ({ default: en }))
  expect(words()).toBe('coming')
  await act(() => begun)
  expect([words(), useTexts.get().title]).toEqual(['missing', 'Refund'])
  await act(() => beginLocale('en-us'))
  expect(words()).toBe('here')
})

test('two choices that cross: the last one is shown', async () => {
  let arrive: () => void = () => undefined
  defineTexts(zh, () => new Promise<{ default: typeof en }>((resolve) => (arrive = () => resolve({ default: en }))))
  const first = showLocale('en-us')
  await act(() => showLocale('zh-cn'))
  arrive()
  await act(() => first)
  expect(currentLocale()).toBe('zh-cn')
})

test('English that does not come in 6 s is missing, and is taken when it comes; Chinese is not taken away', async () => {
  jest.useFakeTimers()
  let arrive: () => void = () => undefined
  defineTexts(zh, () => new Promise<{ default: typeof en }>((resolve) => (arrive = () => resolve({ default: en }))))
  const words = () => [currentLocale(), localeStore.getState().words]
  const begun = beginLocale('en-us')
  act(() => jest.advanceTimersByTime(5_999))
  expect(words()).toEqual(['en-us', 'coming'])
  act(() => jest.advanceTimersByTime(1))
  expect(words()).toEqual(['en-us', 'missing'])
  await act(() => showLocale('zh-cn'))
  arrive()
  await act(() => begun)
  expect(words()).toEqual(['zh-cn', 'here'])
  jest.useRealTimers()
})

test('what does not match does not compile', () => {
  // @ts-expect-error a key is missing
  defineTexts(zh, async () => ({ default: { title: 'a', left: en.left } }))
  // @ts-expect-error a key too many
  defineTexts({ title: '退款' }, async () => ({ default: { title: 'a', titel: 'b' } }))
  // @ts-expect-error other parameters
  defineTexts({ left: zh.left }, async () => ({ default: { left: (name: string) => name } }))
  const useTexts = defineTexts(zh, async () => ({ default: en }))
  // @ts-expect-error no such word
  expect(useTexts.get().nothing).toBeUndefined()
})
