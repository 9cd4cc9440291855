import { useEffect, useState } from 'react'
import { useForm, type Form, type Rules } from './useForm'

interface RowForm<V> {
  form: Form<V>
  /** something was changed since */
  dirty: boolean
}

/** A form about something that is kept: blank, and as `row` has it once that is known. */
export function useRowForm<V extends object, Row>(
  blank: V,
  row: Row | null | undefined,
  valuesOf: (row: Row) => V,
  rules: (values: V) => Rules<V>,
): RowForm<V> {
  const form = useForm(blank, rules)
  const [before, setBefore] = useState(blank)
  const { reset } = form
  useEffect(() => {
    if (!row) return
    const values = valuesOf(row)
    reset(values)
    setBefore(values)
    // once per row; the functions are new at every render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row])
  return { form, dirty: JSON.stringify(form.values) !== JSON.stringify(before) }
}
