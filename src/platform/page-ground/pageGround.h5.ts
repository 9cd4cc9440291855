import type { SetPageGround } from './port'

/** theme/base.scss gives these to Taro's page boxes. */
export const setPageGround: SetPageGround = ({ colour, marks }) => {
  const { style } = document.documentElement
  style.setProperty('--page-ground', colour)
  style.setProperty('color-scheme', marks === 'light' ? 'dark' : 'light')
}
