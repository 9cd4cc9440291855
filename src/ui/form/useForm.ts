import { useRef, useState } from 'react'
import { toast } from '@/session/toast'
import { firstIssue, type Rule } from './rules'

/** Checks per field, in the order the fields stand on the screen. */
export type Rules<V> = { readonly [K in keyof V]?: readonly Rule[] }

export interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  /** shown under the field */
  error?: string
}

export interface Form<V> {
  values: V
  set<K extends keyof V>(name: K, value: V[K]): void
  /** What a field of ui/form takes: `<PhoneField {...form.field('mobile')} />`. */
  field<K extends keyof V>(name: K): FieldProps<V[K]>
  /** Message of the first rule that fails, with its field marked; `only` these fields, for a step in between. */
  check(only?: readonly (keyof V)[]): string | undefined
  /** Checks, tells the first failing message, otherwise sends; a second call while sending does nothing. */
  submit(send: (values: V) => Promise<unknown>): Promise<void>
  reset(values: V): void
  /** sending */
  busy: boolean
}

/** State of a form. `rules` gets the values, so that one field may be compared with another. */
export function useForm<V extends object>(initial: V, rules: (values: V) => Rules<V>): Form<V> {
  const [values, setValues] = useState(initial)
  const [failed, setFailed] = useState<{ name: keyof V; message: string }>()
  const [busy, setBusy] = useState(false)
  // what was typed in the same tick as the tap on the button counts
  const latest = useRef(initial)
  const sending = useRef(false)

  const reset = (next: V) => {
    latest.current = next
    setValues(next)
    setFailed(undefined)
  }
  const set = <K extends keyof V>(name: K, value: V[K]) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setFailed((before) => (before?.name === name ? undefined : before))
  }
  const check = (only?: readonly (keyof V)[]) => {
    const all = rules(latest.current)
    for (const name of Object.keys(all) as (keyof V)[]) {
      if (only && !only.includes(name)) continue
      const message = firstIssue(latest.current[name], all[name] ?? [])
      if (message === undefined) continue
      setFailed({ name, message })
      return message
    }
    setFailed(undefined)
    return undefined
  }
  const submit = async (send: (values: V) => Promise<unknown>) => {
    if (sending.current) return
    const message = check()
    if (message !== undefined) return toast(message)
    sending.current = true
    setBusy(true)
    try {
      await send(latest.current)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const field = <K extends keyof V>(name: K): FieldProps<V[K]> => ({
    value: values[name],
    onChange: (value) => set(name, value),
    error: failed?.name === name ? failed.message : undefined,
  })
  return { values, set, field, check, submit, reset, busy }
}
