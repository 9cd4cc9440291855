import type { SetPageTitle } from './port'

/** Taro's own way ends in the router's bar, in whose place nothing stands (h5-components/navigationBar.ts). */
export const setPageTitle: SetPageTitle = (title) => {
  document.title = title
}
