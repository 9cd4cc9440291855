import { useEffect, useRef } from 'react'
import { render } from '@testing-library/react'
import { useOverlay } from './useOverlay.h5'

/** As a field of the layer with `focus`. */
function Field() {
  const node = useRef<HTMLInputElement>(null)
  useEffect(() => node.current?.focus(), [])
  return <input ref={node} aria-label="pin" />
}

function Sheet({ open, asks }: { open: boolean; asks: boolean }) {
  const box = useOverlay(open, () => undefined)
  return (
    <>
      <button className="opener" />
      {open && (
        <div ref={box} className="box">
          {asks ? <Field /> : <input aria-label="search" />}
        </div>
      )}
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className

function opened(asks: boolean) {
  const { rerender } = render(<Sheet open={false} asks={asks} />)
  document.querySelector<HTMLElement>('.opener')?.focus()
  rerender(<Sheet open asks={asks} />)
  const during = focused()
  rerender(<Sheet open={false} asks={asks} />)
  return [during, focused()]
}

test('a field that asks for the focus has it in an open sheet; the opener gets it back', () => {
  expect(opened(true)).toEqual(['pin', 'opener'])
})

test('without such a field the sheet itself has the focus; the opener gets it back', () => {
  expect(opened(false)).toEqual(['box', 'opener'])
})
