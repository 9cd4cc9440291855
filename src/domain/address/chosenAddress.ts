import { create } from 'zustand'
import { onNewEra } from '@/session/era'

const store = create<{ id: number }>(() => ({ id: 0 }))

/** The address picked on the address page for the checkout below it; 0 = none picked. */
export const useChosenAddress = (): number => store((state) => state.id)
export const chooseAddress = (id: number): void => store.setState({ id })
/** A deleted address is delivered to no more. */
export const dropAddresses = (ids: readonly number[]): void => {
  if (ids.includes(store.getState().id)) chooseAddress(0)
}

onNewEra(() => chooseAddress(0))
