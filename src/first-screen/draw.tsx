import './asServed'
import { renderToString } from 'react-dom/server'
import '@/app'
import { takeStartAnswer } from '@/api/startAnswers'
import { seldom } from '@/features/decorated/blockKinds'
import { loadRare } from '@/features/decorated/loadRare'
import * as rare from '@/features/decorated/rare'
import { later } from '@/features/decorated/later'
import Home from '@/pages/index/index/index'
import GoodsDetail from '@/pages/goods/detail/detail'
import GoodsList from '@/pages/goods/list/list'
import { setBoot } from '@/session/boot'
import { arrive } from '@/ui/useLater'
import type { InitData } from '@mall/contract/config'

// Built for the server by tools/firstScreen.mjs: the screens that visits from outside begin with, drawn once from the answers
// that stand in the page. docs/decisions/0031-the-first-screen-comes-with-the-page.md

const pages = {
  'pages/index/index/index': Home,
  'pages/goods/list/list': GoodsList,
  'pages/goods/detail/detail': GoodsDetail,
} as const

/** Whose markup is cleaned by a browser. */
const inBrowser = 'RichText'
/** Each in an element that tells which block it is: src/first-screen/cover.ts lends it to the app until its code comes. */
const lent = Object.fromEntries(
  Object.entries(later)
    .filter(([name]) => name !== inBrowser)
    .map(([name, Block]) => [
      name,
      ({ item }: { item: never }) => (
        <div data-block={name}>
          <Block item={item} />
        </div>
      ),
    ]),
) as Awaited<ReturnType<typeof seldom>>

arrive(loadRare, rare)
arrive(seldom, lent)

/** Markup of a page as a guest sees it first; undefined for a page that is not drawn here. */
export function draw(path: string): string | undefined {
  if (!(path in pages)) return undefined
  const Page = pages[path as keyof typeof pages]
  const init = takeStartAnswer('/api/config/init', {})
  if (!init) return undefined
  setBoot(init.data as InitData)
  return renderToString(<Page />)
}
