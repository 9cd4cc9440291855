import { update } from '@/platform/update/update'

/** From the start on: offers the restart when WeChat has fetched a newer version. */
export const watchUpdate = (): void =>
  update.onReady((apply) => void import('./offerUpdate').then((chunk) => chunk.offerUpdate(apply)))
