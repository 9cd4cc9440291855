import type { Self } from './define'
import { wheel, type Wheel } from './wheel'

interface Sheet {
  title: string
  columns(chosen: number[]): string[][]
  chosen: number[]
  /** A wheel was turned; tells the columns as they are then. */
  turned(column: number, index: number): (chosen: number[]) => string[][]
  /** With the rows of each wheel when it was confirmed. */
  closed(chosen?: number[]): void
}

const rowHeight = 40
const styles = `
.sim-picker { position: absolute; inset: 0; z-index: 5000; font: 16px/1.4 -apple-system, "Noto Sans CJK SC", sans-serif }
.sim-picker-veil { position: absolute; inset: 0; background: rgba(0, 0, 0, .5) }
.sim-picker-sheet { position: absolute; left: 0; right: 0; bottom: 0; background: #fff; border-radius: 12px 12px 0 0 }
.sim-picker-bar { display: flex; justify-content: space-between; padding: 14px 16px; border-bottom: 1px solid #eee }
.sim-picker-bar b { color: #07c160; font-weight: 500 }
.sim-picker-wheels { display: flex; height: ${rowHeight * 5}px; overflow: hidden; position: relative }
.sim-picker-wheel { flex: 1; overflow: hidden; position: relative; touch-action: none; text-align: center }
.sim-picker-row { height: ${rowHeight}px; line-height: ${rowHeight}px; overflow: hidden; white-space: nowrap }
.sim-picker-mark { position: absolute; left: 0; right: 0; top: ${rowHeight * 2}px; height: ${rowHeight}px; pointer-events: none;
  border: solid #e5e5e5; border-width: 1px 0; box-sizing: border-box }
.sim-picker-wheels::before { content: ""; position: absolute; inset: 0; z-index: 1; pointer-events: none; background:
  linear-gradient(#fff, #fffa 40%, #fff0 40% 60%, #fffa 60%, #fff) }
`

/** The wheels a picker brings up from below, over the page: WeChat's own part of the screen. */
export function openSheet(self: Pick<Self, 'window' | 'sim'>, sheet: Sheet): () => void {
  const { document } = self.sim.window
  const around = self.window.frameElement?.parentElement ?? document.body
  const root = document.createElement('div')
  root.className = 'sim-picker'
  const make = (
    className: string,
    within: Element,
    words = '',
    tag: keyof HTMLElementTagNameMap = 'div',
  ): HTMLElement => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = words
    within.append(element)
    return element
  }
  make('', root, styles, 'style')
  const veil = make('sim-picker-veil', root)
  const panel = make('sim-picker-sheet', root)
  const bar = make('sim-picker-bar', panel)
  const cancel = make('sim-picker-cancel', bar, '取消', 'span')
  make('sim-picker-title', bar, sheet.title, 'span')
  const confirm = make('sim-picker-confirm', bar, '确定', 'b')
  const holder = make('sim-picker-wheels', panel)
  const chosen = [...sheet.chosen]
  let columns = sheet.columns
  let wheels: Wheel[] = []
  const draw = (from = 0) => {
    const lists = columns(chosen)
    while (wheels.length > lists.length) wheels.pop()!.element.remove()
    lists.forEach((rows, column) => {
      if (column < from) return
      chosen[column] = Math.min(chosen[column] ?? 0, Math.max(0, rows.length - 1))
      wheels[column] ??= addWheel(column)
      wheels[column].element.firstElementChild!.replaceChildren(...rows.map((words) => row(words)))
      wheels[column].show(chosen[column])
    })
  }
  const row = (words: string) => {
    const element = document.createElement('div')
    element.className = 'sim-picker-row'
    element.textContent = words
    return element
  }
  const addWheel = (column: number): Wheel => {
    const element = make('sim-picker-wheel', holder)
    element.append(document.createElement('div'))
    return wheel(element, element.firstElementChild as HTMLElement, {
      count: () => columns(chosen)[column]?.length ?? 0,
      rowHeight: () => rowHeight,
      before: () => rowHeight * 2,
      settled(index) {
        if (chosen[column] === index) return
        chosen[column] = index
        columns = sheet.turned(column, index)
        draw(column + 1)
      },
    })
  }
  draw()
  make('sim-picker-mark', holder)
  around.append(root)

  const close = () => {
    wheels = []
    root.remove()
  }
  const end = (result?: number[]) => {
    close()
    sheet.closed(result)
  }
  const opened = Date.now()
  const onTap = (element: Element, run: () => void) =>
    // the click a browser makes of the tap that opened the sheet falls on it, too
    element.addEventListener('click', () => Date.now() - opened > 350 && run())
  onTap(cancel, () => end())
  onTap(veil, () => end())
  onTap(confirm, () => end(chosen.slice(0, columns(chosen).length)))
  return close
}
