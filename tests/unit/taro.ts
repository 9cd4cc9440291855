/**
 * Stands in for @tarojs/taro in unit tests; pages are played by `unitPage`. Taro's own runtime is exercised by the
 * browser suites and the simulator.
 */
import { useEffect, useRef } from 'react'
import { unitPage, type Hook } from './page'

type Listener = (value: never) => unknown

function usePageHook(hook: Hook, listen: Listener) {
  const current = useRef(listen)
  current.current = listen
  useEffect(() => unitPage.on(hook, ((value: never) => current.current(value)) as Listener), [hook])
}

/** As Taro's: the page that was shown when the component mounted, null when none was. */
export const useRouter = () => {
  const page = unitPage.isShown ? unitPage.pages.at(-1) : undefined
  return useRef(page ? { path: page.path, params: page.$taroParams } : null).current
}
export const useDidShow = (listen: Listener) => {
  usePageHook('show', listen)
  const current = useRef(listen)
  current.current = listen
  // the first showing comes after the page was mounted
  useEffect(() => void current.current(undefined as never), [])
}
export const useDidHide = (listen: Listener) => usePageHook('hide', listen)
export const usePullDownRefresh = (listen: Listener) => usePageHook('pullDown', listen)
export const useReachBottom = (listen: Listener) => usePageHook('reachBottom', listen)
export const usePageScroll = (listen: Listener) => usePageHook('scroll', listen)
export const useLaunch = (listen: Listener) => usePageHook('launch', listen)
export const useShareAppMessage = () => undefined
export const useReady = (listen: () => void) => {
  const current = useRef(listen)
  useEffect(() => current.current(), [])
}

const go = (how: string) => async (option?: { url?: string; delta?: number }) =>
  unitPage.navigate(how, option?.url ?? '', option?.delta)
export const navigateTo = go('navigateTo')
export const redirectTo = go('redirectTo')
export const reLaunch = go('reLaunch')
export const switchTab = go('switchTab')
export const navigateBack = go('navigateBack')
export const getCurrentPages = () => unitPage.pages

export const stopPullDownRefresh = jest.fn()
export const pageScrollTo = jest.fn()
export const setNavigationBarTitle = jest.fn()
export const nextTick = (fn: () => void) => void setTimeout(fn, 0)
export const getEnv = () => 'WEB'
export const ENV_TYPE = { WEB: 'WEB', WEAPP: 'WEAPP' }
export const pxTransform = (size: number) => `${size}px`
export const getWindowInfo = () => ({ windowWidth: 390, windowHeight: 844, pixelRatio: 3, statusBarHeight: 0 })
/** NutUI asks for it */
export const getSystemInfoSync = getWindowInfo
export const eventCenter = { on: jest.fn(), off: jest.fn(), once: jest.fn(), trigger: jest.fn() }
export const createSelectorQuery = () => {
  const query: Record<string, unknown> = {}
  // nothing is found: one answer for each thing that was asked for
  const found: unknown[] = []
  for (const name of ['boundingClientRect', 'scrollOffset', 'fields', 'in']) query[name] = () => query
  const asking = (answer: unknown) => () => {
    found.push(answer)
    return query
  }
  Object.assign(query, { select: asking(null), selectViewport: asking(null), selectAll: asking([]) })
  query.exec = (done?: (rects: unknown[]) => void) => done?.(found)
  return query
}

export default {
  useRouter,
  useDidShow,
  useDidHide,
  usePullDownRefresh,
  useReachBottom,
  usePageScroll,
  useLaunch,
  useShareAppMessage,
  useReady,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
  navigateBack,
  getCurrentPages,
  stopPullDownRefresh,
  pageScrollTo,
  setNavigationBarTitle,
  nextTick,
  getEnv,
  ENV_TYPE,
  pxTransform,
  getWindowInfo,
  getSystemInfoSync,
  eventCenter,
  createSelectorQuery,
}
