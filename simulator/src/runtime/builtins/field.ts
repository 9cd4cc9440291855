import { fingerListeners } from '../gestures'
import { parentOf, type Behaviour, type Self, nearestNodes } from './define'

/** What input and textarea have in common. */
export const field = {
  value: '',
  placeholder: '',
  placeholderStyle: null,
  placeholderClass: '',
  disabled: false,
  maxlength: 140,
  cursorSpacing: 0,
  autoFocus: false,
  focus: false,
  cursor: -1,
  selectionStart: -1,
  selectionEnd: -1,
  adjustPosition: true,
  holdKeyboard: false,
  confirmHold: false,
  name: '',
}

export interface Kind {
  /** Takes out what this kind of keyboard does not give. */
  allowed(text: string): string
  /** Return or the keyboard's own key ends it. */
  confirmsOnReturn(): boolean
  /** After its text changed, by hand or by the mini-program. */
  textChanged?(): void
  paint?(): void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** The life of a text field: typing, focus, and the mini-program's right to change what was typed. */
export function textField(self: Self<typeof field>, control: Control, kind: Kind): Behaviour<typeof field> {
  const { data, element, document } = self
  const hint = document.createElement('div')
  element.prepend(hint)
  element.append(control)
  let focused = false
  let composing = false

  const show = (text: string) => {
    if (control.value !== text) control.value = text
    hint.hidden = text !== ''
    kind.textChanged?.()
  }
  const within = (text: string) => (data.maxlength >= 0 ? text.slice(0, data.maxlength) : text)

  function typed(text: string, cursor: number, keyCode: number): void {
    const value = within(kind.allowed(text))
    self.set({ value })
    show(value)
    const answered = (answer: unknown) => {
      // what the handler returns takes the place of what was typed
      const given = answer as { value?: unknown; cursor?: unknown } | string | null | undefined
      const next = typeof given === 'object' ? given?.value : given
      if (typeof next !== 'string') return
      self.set({ value: next })
      show(next)
      if (typeof given === 'object' && typeof given?.cursor === 'number') select(given.cursor, given.cursor)
    }
    self.fire('input', { value, cursor: Math.min(cursor, value.length), keyCode }, { answered })
  }

  function select(start: number, end: number): void {
    try {
      control.setSelectionRange(start, end)
    } catch {
      // a kind of input without a selection
    }
  }

  function take(): void {
    if (data.disabled || focused) return
    focused = true
    fingerListeners.add(fingerDown)
    control.focus({ preventScroll: !data.adjustPosition })
    const { cursor, selectionStart, selectionEnd } = data
    if (selectionStart >= 0 && selectionEnd >= 0) select(selectionStart, selectionEnd)
    else if (cursor >= 0) select(cursor, cursor)
    self.fire('focus', { value: data.value, height: 0 })
  }

  function leave(): void {
    if (!focused) return
    focused = false
    fingerListeners.delete(fingerDown)
    control.blur()
    self.fire('blur', { value: data.value, cursor: control.selectionStart ?? data.value.length })
  }

  // a finger elsewhere closes the keyboard, whoever's finger it is
  const fingerDown: Parameters<typeof fingerListeners.add>[0] = (node) => {
    if (data.holdKeyboard || node === self.node || [...nearestNodes(node)].includes(self.node)) return
    leave()
  }

  function confirm(): void {
    self.fire('confirm', { value: data.value })
    if (!data.confirmHold) leave()
  }

  control.addEventListener('focus', take)
  control.addEventListener('blur', leave)
  control.addEventListener('input', (event) => {
    const cursor = control.selectionStart ?? control.value.length
    const { data: key, inputType } = event as InputEvent
    if (!composing)
      typed(control.value, cursor, key ? key.charCodeAt(key.length - 1) : inputType === 'insertLineBreak' ? 13 : 8)
  })
  control.addEventListener('keydown', (event) => {
    const pressed = event as KeyboardEvent
    if (pressed.key !== 'Enter' || composing || !kind.confirmsOnReturn()) return
    pressed.preventDefault()
    confirm()
  })
  for (const phase of ['start', 'update', 'end'] as const)
    control.addEventListener(`composition${phase}`, (event) => {
      composing = phase !== 'end'
      self.fire(`keyboardcomposition${phase}`, { data: (event as CompositionEvent).data })
      if (!composing) typed(control.value, control.selectionStart ?? control.value.length, 0)
    })
  control.addEventListener('select', () => {
    const { selectionStart, selectionEnd } = control
    if (focused) self.fire('selectionchange', { selectionStart, selectionEnd })
  })

  return {
    changed: {
      value: show,
      focus: (wanted) => later(() => (wanted ? take() : leave())),
      cursor: (place) => void (focused && place >= 0 && select(place, place)),
    },
    paint() {
      hint.textContent = data.placeholder
      hint.className = `wx-hint ${self.classes(data.placeholderClass)}`
      hint.style.cssText = styleText(data.placeholderStyle)
      hint.hidden = data.value !== ''
      control.disabled = data.disabled
      control.setAttribute('aria-label', data.placeholder)
      element.toggleAttribute('disabled', data.disabled)
      if (control.value !== data.value) show(data.value)
      kind.paint?.()
    },
    attached() {
      if (data.autoFocus) later(take)
    },
    detached() {
      focused = false
      fingerListeners.delete(fingerDown)
    },
    tapped: take,
    methods: {
      activate: take,
      focus: take,
      blur: leave,
      confirm,
      input: (value: unknown) => {
        const text = String(value ?? '')
        take()
        typed(text, text.length, text ? text.charCodeAt(text.length - 1) : 8)
      },
      formValue: () => data.value,
      reset: () => self.set({ value: '' }),
    },
  }

  function later(run: () => void): void {
    setTimeout(() => element.isConnected && parentOf(element) && run())
  }
}

/** Styles are given as text; Taro gives an object for some. */
export function styleText(style: unknown): string {
  if (typeof style === 'string') return style
  if (!style || typeof style !== 'object') return ''
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
