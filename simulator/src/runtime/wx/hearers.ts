type Hearer<News> = (news: News) => void

/** Those who listen to one thing: a pair of `onX` and `offX` of a task or a manager. */
export class Hearers<News> {
  private readonly all = new Set<Hearer<News>>()

  readonly on = (hearer: Hearer<News>): void => void this.all.add(hearer)
  /** Without a hearer: all of them. */
  readonly off = (hearer?: Hearer<News>): void => (hearer ? void this.all.delete(hearer) : this.all.clear())
  readonly tell = (news: News): void => [...this.all].forEach((hearer) => hearer(news))
  get size(): number {
    return this.all.size
  }
}
