import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GuestAsk } from '../http/guestAsk'
import { originOf } from '../http/h5'
import { shortCache } from '../lib/shortCache'
import type { Mall } from '../mall'
import { firstScreens } from './firstScreens'
import { answersText, fillPage, type Parts } from './markup'
import { chosenBy, homePath, startData } from './startData'
import { pageHeaders, readTemplate, type Template } from './template'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const packers = {
  // 7: a tenth of the time of 11 for 7 % more bytes; what exceeds some 14 kB costs another way there and back
  br: (text: string) => brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (text: string) => gzip(text),
} as const

class Page {
  readonly tag: string
  private readonly packed: Partial<Record<keyof typeof packers, Promise<Buffer>>> = {}
  constructor(readonly html: string) {
    this.tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  }
  pack(name: keyof typeof packers): Promise<Buffer> {
    return (this.packed[name] ??= packers[name](this.html))
  }
}

/** the list that a page beyond the first ones is found in: config/laterPages.ts */
const laterPages = 'laterPages'
/** seconds that a page's start data is shared; short, because an order or the operator may change it any time */
const sharing = 2
/** addresses whose start data is kept at the same time */
const most = 200
/** pages that may be put together at the same moment; whoever comes then gets the plain page */
const atOnce = 16
/** ms that a browser waits for start data; the plain page works as well, and sooner */
const patience = 1000

export interface StartPages {
  /** Sends index.html with the first answers of the page inside; resolves to false when there is no build. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** The mall was changed: pages are put together anew. */
  forget(): void
  close(): Promise<void>
}

export function startPages(mall: Mall, ask: GuestAsk): StartPages {
  const cache = shortCache<Page>(mall.clock, { seconds: sharing, most })
  const { h5Folder, h5Origin } = mall.config
  const screens = firstScreens(h5Folder, mall.log)
  let making = 0

  async function make(template: Template, wanted: Wanted, origin: string): Promise<Page> {
    if (making >= atOnce) return new Page(template.html)
    making += 1
    try {
      const { path, place, query } = wanted
      const start = await startData(ask, path, place, query)
      if (!start) return new Page(template.html)
      const { parts } = template
      const now = mall.clock.now()
      // only home's address chooses the site of the visit
      const visit = path === homePath ? place : { siteId: 0, websiteId: 0 }
      const shown = { ...query, ...(place.siteId > 0 && { site_id: String(place.siteId) }) }
      const wish = { path, query: shown, place: visit, answers: answersText(start) }
      const screen = template.cover && (await screens.draw(wish, now))
      const isOwn = visit.siteId > 0 || visit.websiteId > 0
      const code = together(parts[path] ?? parts[laterPages], ...(isOwn ? [parts.rare, parts.later] : []))
      const site = `${visit.siteId}/${visit.websiteId}`
      const first = screen && template.cover && { ...screen, site, cover: template.cover }
      return new Page(fillPage(template.html, { start, parts: code, origin, now, ...(first && { first }) }))
    } catch (error) {
      mall.log.warn({ err: error }, 'a page goes without start data')
      return new Page(template.html)
    } finally {
      making -= 1
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const template = readTemplate(h5Folder)
    if (!template) return false
    const wanted = wantedBy(request.url, template)
    const origin = originOf(request, h5Origin)
    // by origin: the host that one visitor names stands in no other visitor's page
    const key = JSON.stringify([template.tag, wanted, origin])
    const page = await Promise.race([
      cache.get(key, () => make(template, wanted, origin)),
      new Promise<Page>((resolve) => setTimeout(() => resolve(new Page(template.html)), patience).unref()),
    ])
    void reply.headers({
      ...pageHeaders(template),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: page.tag,
    })
    await sendPacked(page, request, reply)
    return true
  }
  return { send, forget: cache.clear, close: screens.close }
}

function together(...all: (Parts | undefined)[]): Parts {
  const files = (kind: keyof Parts) => [...new Set(all.flatMap((parts) => parts?.[kind] ?? []))]
  return { js: files('js'), css: files('css') }
}

async function sendPacked(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const known = request.headers['if-none-match'] ?? ''
  if (known.split(/\s*,\s*/).includes(page.tag)) {
    await reply.code(304).send()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const packer = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted),
  )
  if (packer) await reply.header('content-encoding', packer).send(await page.pack(packer))
  else await reply.send(page.html)
}

interface Wanted {
  path: string
  place: { siteId: number; websiteId: number }
  query: Record<string, string>
}

/** What an address shows, without what does not matter to it; unknown pages of a site are all the same. */
function wantedBy(url: string, { parts }: Template): Wanted {
  const [address = '', text = ''] = url.split(/\?(.*)/s)
  const bare = address.replace(/^\/+|\/+$/g, '')
  const known = Object.hasOwn(chosenBy, bare) || Object.hasOwn(parts, bare)
  const path = bare === '' ? homePath : known ? bare : ''
  const params = new URLSearchParams(text)
  const number = (name: string) => {
    const value = params.get(name) ?? ''
    return /^\d{1,15}$/.test(value) ? Number(value) : 0
  }
  const names = chosenBy[path] ?? []
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value && value.length <= 100 ? [[name, value]] : []
    }),
  )
  return { path, place: { siteId: number('site_id'), websiteId: number('website_id') }, query }
}
