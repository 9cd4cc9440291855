import { host } from '@/platform/host/host'

/** Apple lets no mini-program take money for what is not sent: on iOS virtual goods show no payment. */
export const maySellVirtual = (): boolean => !(host.appType === 'weapp' && host.ios)
