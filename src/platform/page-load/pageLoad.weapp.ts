import type { PageLoadPort } from './port'

/** WeChat loads packages by itself and has its own words for it. */
export const pageLoad: PageLoadPort = {
  prepare: () => undefined,
  watch: () => () => undefined,
  reload: () => undefined,
  leave: () => undefined,
  reloadedBefore: () => false,
}
