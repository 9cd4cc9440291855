import { create } from 'zustand'

/** ms (specification section 9) */
export const toastTime = 1500

export interface ToastState {
  text: string
  /** grows with every toast, also with one of the same text; 0 = none so far */
  id: number
}

const store = create<ToastState>(() => ({ text: '', id: 0 }))

/** A short word at the bottom of the shown page, for 1500 ms. */
export function toast(text: string): void {
  if (text) store.setState(({ id }) => ({ text, id: id + 1 }))
}

/** For the one component that draws it. */
export const useToast = (): ToastState => store()
