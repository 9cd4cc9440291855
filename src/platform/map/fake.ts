import type { Choice, ChosenPlace, MapPort } from './port'

export function fakeMap(choice: Choice = 'ownPage', shows = false): MapPort & { shown: ChosenPlace[] } {
  const shown: ChosenPlace[] = []
  return {
    shown,
    choose: async () => choice,
    async show(place) {
      shown.push(place)
      return shows
    },
    leadThere: (place) => void shown.push(place),
  }
}
