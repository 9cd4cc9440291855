import type { ComponentType } from 'react'

/** What a Screen draws of parts that know the shop; the app fills them in before its first page. */
interface ScreenSlots {
  /** the bottom navigation; `path`: the shown page, without a leading slash */
  TabBar: ComponentType<{ path: string }>
  /** in place of a page whose addon is off */
  NotOffered: ComponentType
}

const nothing = () => null
export const screenSlots: ScreenSlots = { TabBar: nothing, NotOffered: nothing }
export const fillScreenSlots = (slots: ScreenSlots): void => void Object.assign(screenSlots, slots)
