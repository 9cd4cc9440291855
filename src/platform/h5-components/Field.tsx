import { createElement, forwardRef, useEffect, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, FormEvent, KeyboardEvent, Ref, SyntheticEvent } from 'react'
import type { InputProps } from '@tarojs/components/types/Input'
import type { TextareaProps } from '@tarojs/components/types/Textarea'
import { bothRefs, dom, styleOf } from './dom'
import type { Attributes } from './attributes'
import { emit } from './taroEvent'

type Element = HTMLInputElement | HTMLTextAreaElement
type FieldEvent = SyntheticEvent<Element>
type FieldProps = Omit<InputProps, 'type' | 'confirmType' | keyof TextareaProps> &
  TextareaProps & { autoHeight?: boolean }

/** Writes a value and leaves the cursor as far from the end as it was, so a formatted number can be typed. */
function write(node: Element, value: string): void {
  if (node.value === value) return
  const tail = node.value.length - (node.selectionEnd ?? node.value.length)
  node.value = value
  if (document.activeElement !== node) return
  const cursor = Math.max(0, value.length - tail)
  node.setSelectionRange(cursor, cursor)
}

function grow(node: Element): void {
  node.style.height = 'auto'
  node.style.height = `${node.scrollHeight}px`
}

/** Focus and selection follow their props. */
function useFocus(own: { current: Element | null }, props: FieldProps) {
  const { focus, cursor = -1, selectionStart = -1, selectionEnd = -1 } = props
  const asked = useRef(false)
  useEffect(() => {
    const node = own.current
    if (focus) node?.focus()
    else if (asked.current) node?.blur()
    asked.current = !!focus
  }, [own, focus])
  useEffect(() => {
    const node = own.current
    if (!node || document.activeElement !== node) return
    if (selectionStart >= 0 && selectionEnd >= 0) node.setSelectionRange(selectionStart, selectionEnd)
    else if (cursor >= 0) node.setSelectionRange(cursor, cursor)
  }, [own, focus, cursor, selectionStart, selectionEnd])
}

/** The element keeps its text; `value` is written when it differs, as on weapp also after an input that changed no state. */
function useField<E extends Element>(tag: 'input' | 'textarea', props: FieldProps, ref: Ref<E>, more: Attributes) {
  const own = useRef<E>(null)
  const composing = useRef(false)
  const first = useRef(props.defaultValue ?? props.value)
  const { value, autoHeight, confirmType, maxlength = 140, onInput } = props
  const latest = useRef(value)
  latest.current = value
  const sync = () => {
    const node = own.current
    // never while an input method composes
    if (node && latest.current != null && !composing.current) write(node, String(latest.current))
    if (node && autoHeight) grow(node)
  }
  useLayoutEffect(sync)
  useFocus(own, props)
  const input = (e: FormEvent<Element>) => {
    const node = e.currentTarget
    if (!composing.current) emit(onInput, e, { value: node.value, cursor: node.selectionEnd ?? 0, keyCode: 0 })
    // after React has rendered what the handler asked for
    queueMicrotask(sync)
  }
  const keyDown = (e: KeyboardEvent<Element>) => {
    // 229: the key belongs to the input method (Safari ends composing before the key event)
    if (e.key !== 'Enter' || composing.current || e.nativeEvent.isComposing || e.keyCode === 229) return
    if (tag === 'textarea' && (!confirmType || confirmType === 'return')) return
    // a form is submitted by its button only
    e.preventDefault()
    emit(props.onConfirm, e, { value: e.currentTarget.value })
    if (!props.confirmHold) e.currentTarget.blur()
  }
  const { placeholderStyle, placeholderTextColor } = props
  const hint = placeholderTextColor ?? styleOf(placeholderStyle)?.color
  const attributes: Attributes = {
    autoComplete: 'off',
    ...dom(props, hint ? ({ '--h5-placeholder': hint } as CSSProperties) : undefined, 'h5-field'),
    ...more,
    name: props.name,
    defaultValue: first.current,
    placeholder: props.placeholder,
    disabled: props.disabled,
    autoFocus: props.autoFocus,
    maxLength: maxlength < 0 ? undefined : maxlength,
    enterKeyHint: confirmType === 'return' ? 'enter' : confirmType,
    ...props.nativeProps,
    ref: bothRefs(own, ref),
    onInput: input,
    onKeyDown: keyDown,
    onCompositionStart: () => (composing.current = true),
    onCompositionEnd: (e: FormEvent<Element>) => {
      composing.current = false
      input(e)
    },
    onFocus: (e: FieldEvent) => emit(props.onFocus, e, { value: e.currentTarget.value, height: 0 }),
    onBlur: (e: FieldEvent) =>
      emit(props.onBlur, e, { value: e.currentTarget.value, cursor: e.currentTarget.selectionEnd ?? 0 }),
  }
  return createElement(tag, attributes)
}

const keyboards: Record<string, string> = { number: 'numeric', digit: 'decimal', tel: 'tel' }

export const Input = /*#__PURE__*/ forwardRef<HTMLInputElement, InputProps>(function Input(props, ref) {
  const { type = 'text', password } = props
  return useField('input', props as FieldProps, ref, {
    type: password || type === 'safe-password' ? 'password' : 'text',
    inputMode: keyboards[type],
  })
})

export const Textarea = /*#__PURE__*/ forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(props, ref) {
  return useField('textarea', props as FieldProps, ref, { rows: props.autoHeight ? 1 : undefined })
})
