import { create } from 'zustand'
import type { Point } from '@/lib/gcj02'
import { location } from '@/platform/location/location'
import { toast } from '@/session/toast'
import { explainRefusal } from './pickPlace'
import { useTexts } from './texts'

interface Here {
  /** where the shopper stands, once they have let the app know */
  point: Point | undefined
  asking: boolean
}

const store = create<Here>(() => ({ point: undefined, asking: false }))

export const useHere = (): Here => store()

/** Asks the phone, after a tap; a refusal is explained, once it is allowed it is asked again. Undefined: it is not known. */
export async function findHere(): Promise<Point | undefined> {
  if (store.getState().asking) return undefined
  store.setState({ asking: true })
  try {
    let found = await location.where()
    if (found === 'refused' && (await explainRefusal())) found = await location.where()
    if (found === 'failed') toast(useTexts.get().noPosition)
    if (typeof found !== 'object') return undefined
    store.setState({ point: found })
    return found
  } finally {
    store.setState({ asking: false })
  }
}
