/** The value at a path of setData: `list[0].name`. */
export function valueAt(from: unknown, path?: string): unknown {
  if (!path) return from
  const names = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], from)
}

type Method = (...args: unknown[]) => unknown

/** Calls a method by its name and waits for what it answers. */
export async function callMethod(on: object, name: string, args: unknown[] = []): Promise<{ result: unknown }> {
  const method = (on as Record<string, unknown>)[name]
  if (typeof method !== 'function') throw new Error(`there is no method ${name}`)
  return { result: await (method as Method).apply(on, args) }
}
