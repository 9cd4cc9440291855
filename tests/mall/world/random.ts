/** Numbers that are the same for the same seed (mulberry32). */
export class Random {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** 0 <= n < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** least <= n <= most */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)]
  }

  /** By weight; undefined when there is nothing with a weight. */
  weighted<T extends { weight: number }>(list: readonly T[]): T | undefined {
    let rest = this.next() * list.reduce((sum, { weight }) => sum + weight, 0)
    return list.find(({ weight }) => (rest -= weight) < 0)
  }

  shuffled<T>(list: readonly T[]): T[] {
    const all = [...list]
    for (let i = all.length - 1; i > 0; i -= 1) {
      const j = this.whole(0, i)
      ;[all[i], all[j]] = [all[j] as T, all[i] as T]
    }
    return all
  }
}
