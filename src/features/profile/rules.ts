import * as v from 'valibot'
import type { Rule } from '@/ui/form/rules'

/** A day up to the last one, both as 2026-11-21. */
export const notAfter = (last: string, message: string): Rule =>
  v.check((value: unknown) => value === '' || String(value) <= last, message)
