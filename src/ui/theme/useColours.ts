import type { Colour } from '@mall/contract/diyComponents'
import { useScheme } from '@/session/preferences'

/** Colours of a decoration hold in the light scheme only: they are chosen for light grounds. */
export function useColours(): (colour: Colour | undefined) => string | undefined {
  const light = useScheme() === 'light'
  return (colour) => (light && colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined)
}
