const modulo = (a: number, n: number) => ((a % n) + n) % n
const easeOut = (t: number) => 1 - (1 - t) ** 3

/** Places the slides of a swiper. Positions count slides; in a ring they run on past both ends. */
export class SwiperMotion {
  position = 0
  private frame = 0
  private track: HTMLElement | null = null
  private vertical = false
  private circular = false
  /** Slides shown at once, and how many more may peep in at the margins. */
  private shown = 1
  private peep = 0

  configure(
    track: HTMLElement | null,
    options: { vertical: boolean; circular: boolean; shown: number; peep: boolean },
  ) {
    this.track = track
    this.vertical = options.vertical
    this.circular = options.circular
    this.shown = options.shown
    this.peep = options.peep ? 1 : 0
    if (this.count && !this.ring && !this.frame) this.position = this.bounded(this.position)
    this.place()
  }

  get slides() {
    return Array.from(this.track?.children ?? []) as HTMLElement[]
  }
  get count() {
    return this.track?.children.length ?? 0
  }
  get ring() {
    return this.circular && this.count > this.shown
  }
  get last() {
    return Math.max(0, this.count - this.shown)
  }
  /** Size of one slide along the way of travel, px. */
  get size() {
    const slide = this.slides[0]
    return (slide && (this.vertical ? slide.offsetHeight : slide.offsetWidth)) || 1
  }

  index(position: number) {
    return this.count ? modulo(Math.round(position), this.count) : 0
  }
  bounded(position: number) {
    return this.ring ? position : Math.min(this.last, Math.max(0, position))
  }
  /** The nearest position that shows `index`; forward when both ways are equal. */
  towards(index: number) {
    if (!this.ring) return this.bounded(index)
    const ahead = modulo(index - this.position, this.count)
    return this.position + (ahead > this.count / 2 ? ahead - this.count : ahead)
  }

  place(position = this.position) {
    this.position = position
    const { slides, count } = this
    // the ring opens behind the slide before the first shown one
    const low = -Math.max(1, (count - this.shown) / 2)
    slides.forEach((slide, i) => {
      const at = this.ring ? modulo(i - position - low, count) + low : i - position
      slide.style.transform = `translate${this.vertical ? 'Y' : 'X'}(${at * 100}%)`
      // out of sight is out of reach for the keyboard and screen readers
      slide.style.visibility = at <= -1 - this.peep || at >= this.shown + this.peep ? 'hidden' : ''
    })
  }

  /** Drops the move under way; its end is not told. */
  stop() {
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  moveTo(target: number, duration: number, done: () => void) {
    this.stop()
    const from = this.position
    const start = performance.now()
    const step = (now: number) => {
      const t = duration > 0 ? Math.min(1, Math.max(0, (now - start) / duration)) : 1
      this.place(from + (target - from) * easeOut(t))
      if (t < 1) {
        this.frame = requestAnimationFrame(step)
        return
      }
      this.frame = 0
      this.place(this.ring ? this.index(target) : target)
      done()
    }
    step(start)
  }
}
