import type { Sim } from '../sim'
import type { Area } from './define'

/** Bytes of one entry, and of all of them. */
const mostPerKey = 1024 * 1024
const mostInAll = 10 * 1024 * 1024

/** wx.setStorage and its like: 1 MB for each key, 10 MB in all; values live on as JSON does them, a Date as a Date. */
export function storageArea(sim: Sim): Area {
  const entries = new Map<string, string>(storedBefore(sim))
  const sizeOf = (text: string) => new TextEncoder().encode(text).length
  const sizeOfAll = () => [...entries].reduce((sum, [key, text]) => sum + sizeOf(key) + sizeOf(text), 0)

  function write(key: string, value: unknown): void {
    if (typeof key !== 'string') throw new Error('parameter error: parameter.key should be String')
    if (sim.scenario.storage === 'full') throw new Error('the current storage size exceeds the maximum limit')
    const text = textOf(value)
    if (text === undefined) return erase(key)
    const size = sizeOf(text)
    if (size > mostPerKey) throw new Error('entry size limit reached')
    const before = entries.get(key)
    if (sizeOfAll() - (before === undefined ? 0 : sizeOf(before)) + size > mostInAll)
      throw new Error('exceed storage max size 10Mb')
    entries.set(key, text)
    store(sim, entries)
  }
  const erase = (key: string): void => {
    entries.delete(key)
    store(sim, entries)
  }
  const clear = (): void => {
    entries.clear()
    store(sim, entries)
  }
  const read = (key: string): unknown => {
    const text = entries.get(key)
    return text === undefined ? '' : valueOf(sim, text)
  }
  const info = () => ({
    keys: [...entries.keys()],
    currentSize: Math.ceil(sizeOfAll() / 1024),
    limitSize: mostInAll / 1024,
  })
  /** What throws at once says who it is. */
  const named =
    <Args extends unknown[]>(name: string, run: (...args: Args) => unknown) =>
    (...args: Args) => {
      try {
        return run(...args)
      } catch (error) {
        throw new Error(`${name}:fail ${(error as Error).message}`, { cause: error })
      }
    }
  type Entry = { key: string; value: unknown }
  return {
    async: {
      setStorage: ({ key, data }: { key: string; data: unknown }) => write(key, data),
      getStorage({ key }: { key: string }) {
        if (!entries.has(key)) throw new Error('data not found')
        return { data: read(key) }
      },
      removeStorage: ({ key }: { key: string }) => erase(key),
      clearStorage: clear,
      getStorageInfo: info,
      batchSetStorage: ({ kvList }: { kvList: Entry[] }) => kvList.forEach(({ key, value }) => write(key, value)),
      batchGetStorage: ({ keyList }: { keyList: string[] }) => ({ dataList: keyList.map(read) }),
    },
    sync: {
      setStorageSync: named('setStorageSync', write),
      getStorageSync: read,
      removeStorageSync: erase,
      clearStorageSync: clear,
      getStorageInfoSync: info,
      batchSetStorageSync: named('batchSetStorageSync', (list: Entry[]) =>
        list.forEach(({ key, value }) => write(key, value)),
      ),
      batchGetStorageSync: (keys: string[]) => keys.map(read),
    },
  }
}

/** No JSON begins like it. */
const dateMark = 'Date '

/** JSON, but for a value that is a Date itself; one inside of an object becomes text, as in WeChat. */
function textOf(value: unknown): string | undefined {
  const isDate = Object.prototype.toString.call(value) === '[object Date]'
  return isDate ? `${dateMark}${(value as Date).getTime()}` : JSON.stringify(value)
}

function valueOf({ window }: Sim, text: string): unknown {
  if (!text.startsWith(dateMark)) return JSON.parse(text)
  return new window.Date(Number(text.slice(dateMark.length)))
}

const shelf = 'storage of the mini-program'

/** What was stored before the page of the simulator was loaded anew; at its first start, what it is started with. */
function storedBefore({ window, options }: Sim): [string, string][] {
  const kept = window.sessionStorage.getItem(shelfOf(options))
  if (kept) return JSON.parse(kept) as [string, string][]
  return Object.entries(options.storage ?? {}).map(([key, value]) => [key, JSON.stringify(value)])
}

const shelfOf = ({ storageNumber = 0 }: Sim['options']) => `${shelf}-${storageNumber}`

function store({ window, options }: Sim, entries: Map<string, string>): void {
  const place = shelfOf(options)
  try {
    window.sessionStorage.setItem(place, JSON.stringify([...entries]))
  } catch {
    // the browser keeps less than WeChat: so much does not outlive a reload
    window.sessionStorage.removeItem(place)
  }
}
