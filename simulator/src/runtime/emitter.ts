/** Named news with typed contents; a listener that throws does not keep the others from hearing. */
export class Emitter<Events extends object> {
  private readonly listeners = new Map<keyof Events, Set<(news: never) => void>>()
  constructor(private readonly failed: (error: unknown) => void) {}

  on<Name extends keyof Events>(name: Name, listener: (news: Events[Name]) => void): void {
    const known = this.listeners.get(name) ?? new Set()
    known.add(listener as never)
    this.listeners.set(name, known)
  }

  /** Without a listener: all of them. */
  off<Name extends keyof Events>(name: Name, listener?: (news: Events[Name]) => void): void {
    if (listener) this.listeners.get(name)?.delete(listener as never)
    else this.listeners.delete(name)
  }

  has(name: keyof Events): boolean {
    return (this.listeners.get(name)?.size ?? 0) > 0
  }

  tell<Name extends keyof Events>(name: Name, news: Events[Name]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) {
      try {
        listener(news as never)
      } catch (error) {
        this.failed(error)
      }
    }
  }
}
