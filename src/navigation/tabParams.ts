import { create } from 'zustand'
import { onLeaveSite } from '@/session/site'
import { siteShelf } from '@/session/siteShelf'

/** Tab pages take no query, so their params travel through storage (wire/routes.md section 1). */
type ByPath = Record<string, Record<string, string>>

const key = 'tabParams'
const nothing: Record<string, string> = {}
const store = create<{ byPath: ByPath }>(() => ({ byPath: siteShelf.get<ByPath>(key) ?? {} }))

/** Replaces what the tab page was opened with before. */
export function setTabParams(path: string, params: Record<string, string>): void {
  const byPath = { ...store.getState().byPath, [path]: params }
  siteShelf.set(key, byPath)
  store.setState({ byPath })
}

export const useTabParams = (path: string): Record<string, string> => store(({ byPath }) => byPath[path] ?? nothing)

onLeaveSite(() => store.setState({ byPath: {} }))
