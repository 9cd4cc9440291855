import type { ScanPort, Scanned } from './port'

export function fakeScan(): ScanPort & { next: Scanned; available: boolean } {
  return {
    next: 'cancelled',
    available: true,
    isAvailable() {
      return Promise.resolve(this.available)
    },
    scan() {
      return Promise.resolve(this.next)
    },
  }
}
