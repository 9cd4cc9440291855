export interface Lasting {
  value: string
  /** how long it is good for */
  seconds: number
}

export interface Kept {
  get(): Promise<string>
  /** Fetches anew next time, if this is what is held: somebody else may have fetched meanwhile. */
  drop(value: string): void
}

/** Fetched anew so many seconds before it ends. */
const early = 300

/** One value of WeChat's that ends; all who ask while it is fetched wait for one answer. `now` in ms. */
export function kept(fetchOne: () => Promise<Lasting>, now: () => number): Kept {
  let held: { value: string; endsAt: number } | undefined
  let fetching: Promise<string> | undefined
  async function renew(): Promise<string> {
    const asked = now()
    const { value, seconds } = await fetchOne()
    if (typeof value !== 'string' || value === '') throw new Error('wechat gave nothing to keep')
    held = { value, endsAt: asked + (seconds - early) * 1000 }
    return value
  }
  return {
    get() {
      if (held && held.endsAt > now()) return Promise.resolve(held.value)
      fetching ??= renew().finally(() => (fetching = undefined))
      return fetching
    },
    drop(value) {
      if (held?.value === value) held = undefined
    },
  }
}
