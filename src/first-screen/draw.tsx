import './asServed'
import { renderToString } from 'react-dom/server'
import '@/app'
import { takeStartAnswer } from '@/api/startAnswers'
import Home from '@/pages/index/index/index'
import GoodsDetail from '@/pages/goods/detail/detail'
import GoodsList from '@/pages/goods/list/list'
import { setBoot } from '@/session/boot'
import type { InitData } from '@mall/contract/config'

// Built for the server by tools/firstScreen.mjs: the screens that visits from outside begin with, drawn once from the answers
// that stand in the page. docs/decisions/0031-the-first-screen-comes-with-the-page.md

const pages = {
  'pages/index/index/index': Home,
  'pages/goods/list/list': GoodsList,
  'pages/goods/detail/detail': GoodsDetail,
} as const

/** Markup of a page as a guest sees it first; undefined for a page that is not drawn here. */
export function draw(path: string): string | undefined {
  if (!(path in pages)) return undefined
  const Page = pages[path as keyof typeof pages]
  const init = takeStartAnswer('/api/config/init', {})
  if (!init) return undefined
  setBoot(init.data as InitData)
  return renderToString(<Page />)
}
