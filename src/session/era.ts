import { create } from 'zustand'

/**
 * Grows when another member or another site begins: answers of an earlier era are not shown any more.
 * A token that is merely replaced by a newer one of the same session starts no era.
 */
const store = create<{ era: number }>(() => ({ era: 0 }))

export const currentEra = (): number => store.getState().era
export const useEra = (): number => store((state) => state.era)
export const beginEra = (): void => store.setState(({ era }) => ({ era: era + 1 }))
export const onNewEra = (listen: () => void): (() => void) => store.subscribe(listen)
