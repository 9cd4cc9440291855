import { update } from '@/platform/update/update'

export const fetchOffer = () => import('./offerUpdate').then((chunk) => chunk.offerUpdate)

/** From the start on: offers the restart when WeChat has fetched a newer version. */
export const watchUpdate = (): void => update.onReady((apply) => void fetchOffer().then((offer) => offer(apply)))
