import { any, builtIn } from './define'
import { dateColumns, timeColumns } from './pickerDates'
import { openSheet } from './pickerSheet'
import { codesOf, depthOf, regionColumns } from './regions'

/** One mode of a picker: its wheels, and what its value means on them. */
export interface Wheels {
  columns(chosen: number[]): string[][]
  chosen(): number[]
  value(chosen: number[]): unknown
}

export const picker = builtIn(
  {
    headerText: '',
    mode: 'selector',
    disabled: false,
    range: any([]),
    rangeKey: '',
    value: null,
    start: '',
    end: '',
    fields: 'day',
    customItem: '',
    level: 'region',
    name: '',
  },
  (self) => {
    const { data } = self
    let close: (() => void) | undefined

    const labels = (list: unknown): string[] =>
      (Array.isArray(list) ? list : []).map((item: unknown) =>
        String(data.rangeKey && item && typeof item === 'object' ? (item as never)[data.rangeKey] : item),
      )
    const modes: Record<string, () => Wheels> = {
      selector: () => ({
        columns: () => [labels(data.range)],
        chosen: () => [Number(data.value) || 0],
        // WeChat's client gives the place as text
        value: ([index = 0]) => String(index),
      }),
      multiSelector: () => ({
        columns: () => (Array.isArray(data.range) ? data.range : []).map(labels),
        chosen: () => (Array.isArray(data.range) ? data.range : []).map((_, column) => valueList()[column] ?? 0),
        value: (chosen) => chosen,
      }),
      time: () => timeColumns(String(data.value ?? ''), data.start, data.end),
      date: () => dateColumns(String(data.value ?? ''), data.start, data.end, data.fields, new Date(now())),
      region: () => {
        const depth = depthOf(data.level)
        const top = data.customItem ? [data.customItem] : []
        const shift = top.length
        const columns = (chosen: number[]) =>
          regionColumns(
            chosen.map((index) => Math.max(0, index - shift)),
            depth,
          ).map((names) => [...top, ...names])
        return {
          columns,
          chosen() {
            const found: number[] = []
            for (let column = 0; column < depth; column++)
              found[column] = Math.max(0, columns(found)[column]?.indexOf(String(valueList()[column] ?? '')) ?? 0)
            return found
          },
          value: (chosen) => columns(chosen).map((names, column) => names[chosen[column] ?? 0] ?? ''),
        }
      },
    }
    const valueList = (): never[] => (Array.isArray(data.value) ? (data.value as never[]) : [])
    const now = () => Date.now() + self.sim.scenario.clockOffset
    const wheels = (): Wheels => {
      const mode = modes[data.mode]
      if (!mode) throw new Error(`not simulated: picker mode ${data.mode}`)
      return mode()
    }

    function changeTo(value: unknown): void {
      const region = data.mode === 'region'
      const codes = region ? regionCodes(value as string[]) : undefined
      self.set({ value })
      self.fire('change', codes ? { value, ...codes } : { value })
    }
    function regionCodes(names: string[]): { code: string[]; postcode: string } {
      const known = names.filter((name) => name !== data.customItem)
      const code = codesOf(known)
      return { code, postcode: '' }
    }

    function open(): void {
      if (data.disabled || close) return
      const way = wheels()
      close = openSheet(self, {
        title: data.headerText,
        columns: (chosen) => way.columns(chosen),
        chosen: way.chosen(),
        turned(column, value) {
          if (data.mode === 'multiSelector' || data.mode === 'region') self.fire('columnchange', { column, value })
          return wheels().columns
        },
        closed(chosen) {
          close = undefined
          if (chosen) changeTo(way.value(chosen))
          else self.fire('cancel')
        },
      })
    }
    return {
      tapped: open,
      detached: () => close?.(),
      methods: {
        activate: open,
        /** Chooses without the sheet: the value as the `change` event tells it. */
        choose(value: unknown) {
          if (data.disabled) return
          close?.()
          close = undefined
          changeTo(data.mode === 'selector' ? String(value) : value)
        },
        formValue: () => data.value ?? (data.mode === 'multiSelector' || data.mode === 'region' ? [] : ''),
        reset: () => self.set({ value: data.mode === 'selector' ? 0 : null }),
      },
    }
  },
)
