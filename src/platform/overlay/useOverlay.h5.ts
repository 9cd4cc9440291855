import { useEffect, useRef } from 'react'
import { wayBack } from './wayBack.h5'
import type { UseOverlay } from './port'

const stops = 'button, input, textarea, select, a[href], [tabindex]:not([tabindex="-1"])'

/** Several overlays may be open; the last one opened gets the keys. */
const stack: HTMLElement[] = []

export const useOverlay: UseOverlay = (open, onClose) => {
  const ref = useRef<never>(null)
  const close = useRef(onClose)
  close.current = onClose
  // before what lies in the box takes the focus
  const before = useRef<Element | null>(null)
  if (!open) before.current = null
  else before.current ??= document.activeElement
  wayBack.useWayBack(open, onClose)
  useEffect(() => {
    const box = ref.current as HTMLElement | null
    if (!open || !box) return
    const opener = before.current
    const page = box.closest<HTMLElement>('.taro_page') ?? document.body
    const overflow = page.style.overflow
    page.style.overflow = 'hidden'
    box.tabIndex = -1
    // a field that asks for the focus keeps it
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true })
    stack.push(box)
    const onKey = (event: KeyboardEvent) => {
      if (stack[stack.length - 1] !== box) return
      if (event.key === 'Escape') close.current()
      if (event.key === 'Tab') keepInside(box, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      stack.splice(stack.indexOf(box), 1)
      page.style.overflow = overflow
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])
  return ref
}

function keepInside(box: HTMLElement, event: KeyboardEvent) {
  const nodes = Array.from(box.querySelectorAll<HTMLElement>(stops)).filter((node) => !node.hasAttribute('disabled'))
  const [first, last] = [nodes[0], nodes[nodes.length - 1]]
  const at = document.activeElement
  const leaving = event.shiftKey ? at === first || at === box : at === last
  if (!nodes.length || leaving) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}
