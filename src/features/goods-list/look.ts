import { create } from 'zustand'
import { storage } from '@/platform/storage/storage'

export type Look = 'grid' | 'rows'

const key = 'goodsListLook'
const store = create<{ look: Look }>(() => ({ look: storage.get(key) === 'rows' ? 'rows' : 'grid' }))

/** How lists of goods are drawn on this device. */
export const useLook = (): Look => store(({ look }) => look)

export function setLook(look: Look): void {
  store.setState({ look })
  storage.set(key, look)
}
