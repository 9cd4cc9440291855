import Taro from '@tarojs/taro'
import { motion } from '../motion/motion'

/** Of the pages that are alive the one that is shown. */
export const shownPage = () => document.getElementById(Taro.getCurrentInstance().page?.path ?? '')

/** Scrolls the shown page, in css px from its top. */
export const scrollPageTo = (top: number): void =>
  shownPage()?.scrollTo({ top, behavior: motion.reduced() ? 'auto' : 'smooth' })
