import { fromWgs84 } from '@/lib/gcj02'
import type { LocationPort } from './port'

/** ms to wait for the phone, and the age a position may have */
const patience = 10_000
const age = 60_000

export const location: LocationPort = {
  where: () =>
    new Promise((resolve) => {
      // missing on pages without https
      if (!navigator.geolocation) return resolve('failed')
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(fromWgs84({ longitude: coords.longitude, latitude: coords.latitude })),
        ({ code }) => resolve(code === 1 ? 'refused' : 'failed'),
        { timeout: patience, maximumAge: age },
      )
    }),
}
