import { userDid } from '../taps'
import type { Screen } from './screen'

/** Something over the pages that waits for a finger, or for `answer`. */
export interface Overlay<Answer> {
  answer(answer: Answer): void
  done: Promise<Answer>
}

/** @param draw gives what stands on the screen; `answer` is called by its buttons */
export function openOverlay<Answer>(
  screen: Screen,
  kind: string,
  draw: (answer: (answer: Answer) => void) => HTMLElement,
  /** A touch beside it answers so; undefined: it does nothing. */
  beside?: () => Answer,
): Overlay<Answer> {
  const before = screen.element.ownerDocument.activeElement
  let settle!: (answer: Answer) => void
  const done = new Promise<Answer>((resolve) => (settle = resolve))
  const answer = (given: Answer) => {
    cover.remove()
    if (before instanceof screen.element.ownerDocument.defaultView!.HTMLElement) before.focus({ preventScroll: true })
    settle(given)
  }
  const cover = screen.make('div', `sim-over ${kind}`, draw(answer))
  ignoreStrayClick(cover)
  cover.addEventListener('click', () => userDid('dialog'), true)
  cover.addEventListener('click', (event) => event.target === cover && beside && answer(beside()))
  screen.element.append(cover)
  return { answer, done }
}

/**
 * The finger that opened it is lifted after that, and a browser makes its click where it then lies: on the overlay.
 * A click of the keyboard or of a script has no finger, and detail 0.
 */
function ignoreStrayClick(cover: HTMLElement): void {
  let pressed = false
  cover.addEventListener('pointerdown', () => (pressed = true), true)
  cover.addEventListener('click', (event) => pressed || event.detail === 0 || event.stopImmediatePropagation(), true)
}

/** Overlays of one kind that are open now, the newest last. */
export class OpenOnes<Answer> {
  private readonly list: Overlay<Answer>[] = []

  add(overlay: Overlay<Answer>): Promise<Answer> {
    this.list.push(overlay)
    return overlay.done.finally(() => this.list.splice(this.list.indexOf(overlay), 1))
  }

  get last(): Overlay<Answer> | undefined {
    return this.list[this.list.length - 1]
  }
}
