import { couponTypes, platformTypes } from '../world/setUp'
import type { Model } from './state'

/** A model of its own with the same content; what the set-up fixed is shared. */
export function copyOf(model: Model): Model {
  return copied(model, new Map([...couponTypes, ...platformTypes].map((one) => [one, one])))
}

function copied<T>(value: T, known: Map<unknown, unknown>): T {
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value) as T
  if (value instanceof Map) {
    const map = new Map<unknown, unknown>()
    known.set(value, map)
    for (const [key, one] of value) map.set(copied(key, known), copied(one, known))
    return map as T
  }
  const copy = (Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value))) as Record<string, unknown>
  known.set(value, copy)
  for (const [name, one] of Object.entries(value)) copy[name] = copied(one, known)
  return copy as T
}
