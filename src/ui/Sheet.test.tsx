import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { View } from '@tarojs/components'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Sheet } from './Sheet'
import { Tap } from './Tap'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const sheet = () => screen.queryByRole('dialog')

function Page({ closed = jest.fn() }: { closed?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <View className="taro_page">
      <Button onClick={() => setOpen(true)}>open</Button>
      <Sheet
        open={open}
        title="规格"
        footer={<Button>ok</Button>}
        onClose={() => {
          closed()
          setOpen(false)
        }}
      >
        <Button>first</Button>
      </Sheet>
    </View>
  )
}

function show() {
  const closed = jest.fn()
  const { container } = render(<Page closed={closed} />)
  const opener = screen.getByText('open')
  opener.focus()
  fireEvent.click(opener)
  const page = container.querySelector<HTMLElement>('.taro_page')!
  return { closed, opener, page }
}

test.each([
  ['its mask', () => fireEvent.click(document.querySelector('.t-sheet-mask')!)],
  ['its button', () => fireEvent.click(screen.getByLabelText('关闭'))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('closes by %s, and is gone after it sank', (_, close) => {
  const { closed } = show()
  expect(sheet()).toHaveAccessibleName('规格')
  close()
  expect(closed).toHaveBeenCalledTimes(1)
  pass(200)
  expect(sheet()).not.toBeNull()
  pass(100)
  expect(sheet()).toBeNull()
})

test('holds the page behind and gives it back', () => {
  const { page } = show()
  expect(page.style.overflow).toBe('hidden')
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(page.style.overflow).toBe('')
})

test('keeps the focus inside and gives it back', () => {
  const { opener } = show()
  expect(document.activeElement).toBe(sheet())
  const last = screen.getByText('ok')
  last.focus()
  fireEvent.keyDown(document, { key: 'Tab' })
  expect(document.activeElement).toBe(screen.getByText('first'))
  fireEvent.keyDown(document, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(last)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(document.activeElement).toBe(opener)
})

test('of two, the upper one gets the keys, and the page is held until both are gone', () => {
  const lower = jest.fn()
  const upper = jest.fn()
  const both = (open: boolean) => (
    <View className="taro_page">
      <Sheet open onClose={lower} label="lower" />
      <Dialog open={open} onClose={upper} title="upper" />
    </View>
  )
  const { container, rerender } = render(both(true))
  fireEvent.keyDown(document, { key: 'Escape' })
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
  rerender(both(false))
  expect(container.querySelector<HTMLElement>('.taro_page')!.style.overflow).toBe('hidden')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(lower).toHaveBeenCalledTimes(1)
})

test('a dialog has one button or two, and is held while it works', () => {
  const closed = jest.fn()
  const confirmed = jest.fn()
  const { rerender } = render(<Dialog open title="提示" onClose={closed} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByText('确定'))
  expect(closed).toHaveBeenCalledTimes(1)
  rerender(<Dialog open title="提示" onClose={closed} onConfirm={confirmed} confirm="删除" danger />)
  fireEvent.click(screen.getByText('删除'))
  fireEvent.click(screen.getByText('取消'))
  expect([confirmed.mock.calls.length, closed.mock.calls.length]).toEqual([1, 2])
  rerender(<Dialog open title="提示" onClose={closed} onConfirm={confirmed} confirm="删除" loading />)
  fireEvent.click(screen.getByText('删除'))
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test('what is disabled says so and takes no tap', () => {
  const tapped = jest.fn()
  const { rerender } = render(
    <Tap disabled onClick={tapped}>
      go
    </Tap>,
  )
  fireEvent.click(screen.getByText('go'))
  expect(tapped).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  rerender(<Tap onClick={tapped}>go</Tap>)
  fireEvent.click(screen.getByText('go'))
  expect(tapped).toHaveBeenCalledTimes(1)
})
