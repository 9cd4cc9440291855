import { any, builtIn, type Part } from './define'
import { styleText } from './field'
import { wheel, type Wheel } from './wheel'

/** Height of the row in the middle when `indicator-style` says nothing. */
const usualRow = 34

export const pickerView = builtIn(
  {
    value: any([]),
    indicatorStyle: null,
    indicatorClass: '',
    maskStyle: null,
    maskClass: '',
    immediateChange: false,
    name: '',
  },
  (self) => {
    const { data } = self
    const columns = (): Part[] => self.below('picker-view-column')
    const wanted = (): number[] =>
      Array.isArray(data.value) ? (data.value as unknown[]).map((each) => Number(each) || 0) : []
    const shown = (): number[] => columns().map((column) => column.methods.index!() as number)
    const stand = () =>
      columns().forEach((column, index) => column.methods.stand!(...([wanted()[index] ?? 0] as never[])))

    function changed(): void {
      const value = shown()
      if (value.every((index, column) => index === (wanted()[column] ?? 0))) return
      self.set({ value })
      self.fire('change', { value })
    }
    let arranging = false
    return {
      paint() {
        columns().forEach((column) => column.methods.dress!())
        stand()
      },
      methods: {
        rowHeight() {
          const style = styleText(data.indicatorStyle)
          return Number(/(?:^|;)\s*height:\s*([\d.]+)px/.exec(style)?.[1] ?? usualRow)
        },
        changed,
        started: () => self.fire('pickstart'),
        ended: () => self.fire('pickend'),
        columnsChanged() {
          if (arranging) return
          arranging = true
          queueMicrotask(() => {
            arranging = false
            if (self.element.isConnected) stand()
          })
        },
        choose(value: unknown) {
          const list = Array.isArray(value) ? value : [value]
          columns().forEach((column, index) => column.methods.stand!(...([Number(list[index]) || 0] as never[])))
          changed()
        },
        formValue: shown,
        reset: () => self.set({ value: [] }),
      },
    }
  },
)

export const pickerViewColumn = builtIn({ name: '' }, (self) => {
  const { element, window } = self
  const inside = (name: string) => element.querySelector<HTMLElement>(`:scope > .wx-column-${name}`)!
  let around: Part | undefined
  let turning: Wheel | undefined
  let watcher: MutationObserver | undefined
  const rowHeight = () => (around?.methods.rowHeight?.() as number | undefined) ?? usualRow
  const rows = () => [...inside('rows').children] as HTMLElement[]
  const dress = () => {
    if (!around) return
    const { indicatorStyle, indicatorClass, maskStyle, maskClass } = around.data
    const side = `calc(50% - ${rowHeight() / 2}px)`
    inside('mark').style.cssText = `height:${rowHeight()}px;${styleText(indicatorStyle)}`
    inside('mark').className = `wx-column-mark ${self.classes(String(indicatorClass))}`
    inside('mask').style.cssText = `background-size:100% ${side};${styleText(maskStyle)}`
    inside('mask').className = `wx-column-mask ${self.classes(String(maskClass))}`
    for (const row of rows()) {
      // WeChat makes each row as high as the one in the middle
      row.style.height = `${rowHeight()}px`
      row.style.overflow = 'hidden'
    }
  }
  return {
    attached() {
      around = self.above('picker-view')
      turning ??= wheel(element, inside('rows'), {
        count: () => rows().length,
        rowHeight,
        before: () => (element.clientHeight - rowHeight()) / 2,
        started: () => around?.methods.started?.(),
        settled() {
          around?.methods.changed?.()
          around?.methods.ended?.()
        },
      })
      dress()
      watcher = new window.MutationObserver(() => {
        dress()
        around?.methods.columnsChanged?.()
      })
      watcher.observe(inside('rows'), { childList: true })
      around?.methods.columnsChanged?.()
    },
    detached: () => watcher?.disconnect(),
    methods: {
      dress,
      stand: (index: number) => turning?.show(index),
      index: () => turning?.index() ?? 0,
    },
  }
})
