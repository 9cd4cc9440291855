import type { ChosenPlace, MapPort } from './port'

/** Amap's address for all apps: it opens the app where there is one, and its page elsewhere. Takes GCJ-02 as it is. */
export function linkTo({ longitude, latitude, name }: ChosenPlace): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query.toString()}`
}

export const map: MapPort = {
  choose: async () => 'ownPage',
  show: async () => false,
  leadThere(place) {
    const link = document.createElement('a')
    link.href = linkTo(place)
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
  },
}
