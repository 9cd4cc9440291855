import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openPage } from './browser'
import { mallUrl } from './mall'

interface Screen {
  name: string
  path: string
  query: Record<string, string | number>
  /** of another member, who has something to show there */
  token?: string
}
interface Fault {
  kind: string
  what: string
}
interface Tools {
  signIn(url: string): Promise<{ token: string }>
  goShopping(member: object): Promise<object>
  buyEachKind(member: object): Promise<object>
  screens(url: string, made: object): Screen[]
  otherFaces(made: object): Screen[]
  kept(token: string, made: object): object
  inStorage(values: object): Record<string, string>
  sizeOf(width: number): { width: number; height: number }
  findFaults(given: { english: boolean; answers: string }): Fault[]
}
// not literals: the tools are plain JavaScript, checked by their own tsconfig
const places = ['demoShopper', 'demoKinds', 'screens', 'faults'].map((name) => `../../tools/${name}.mjs`)
const tools = async () => Object.assign({}, ...(await Promise.all(places.map((place) => import(place))))) as Tools

/** CSS px of windows: the smallest iPhone, most Android phones, a large phone, a tablet, a desktop. */
export const widths = [320, 360, 412, 820, 1280]
/** What does not fit its place. */
const ofLayout = ['sideways', 'outside', 'cut', 'hole', 'shape']

/** Opens built pages as the demo member and gives each window's width to them; answers what does not fit. */
export async function lookAtWidths(choose: (all: Screen[]) => Screen[]): Promise<{ pages: number; faults: string[] }> {
  const { signIn, goShopping, buyEachKind, screens, otherFaces, kept, inStorage, sizeOf, findFaults } = await tools()
  const member = await signIn(mallUrl())
  const made = { ...(await goShopping(member)), ...(await buyEachKind(member)) }
  const chosen = choose([...screens(mallUrl(), made), ...otherFaces(made)])
  const shopper = await openPage(`${mallUrl()}/healthz`, { viewport: sizeOf(390) })
  await shopper.page.evaluate(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    inStorage({ locale: 'zh-cn', siteId: 0, ...kept(member.token, made) }),
  )
  const faults: string[] = []
  for (const { name, path, query, token = member.token } of chosen) {
    const address = `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    await shopper.page.evaluate((own) => localStorage.setItem('token', own), JSON.stringify(token))
    await shopper.page.setViewportSize(sizeOf(320))
    await shopper.page.goto(`${mallUrl()}/${address}`, { waitUntil: 'networkidle' })
    // a page that leads elsewhere, to the login say, would not be looked at
    if (!shopper.page.url().includes(path)) faults.push(`${name} leads to ${shopper.page.url()}`)
    await scrollThrough(shopper.page)
    for (const width of widths) {
      await shopper.page.setViewportSize(sizeOf(width))
      await drawn(shopper.page)
      const found = await shopper.page.evaluate(findFaults, { english: false, answers: '' })
      faults.push(
        ...found
          .filter(({ kind }) => ofLayout.includes(kind))
          .map(({ kind, what }) => `${name} at ${width}: ${kind} ${what}`),
      )
    }
  }
  assert.deepEqual(shopper.errors, [])
  await shopper.close()
  return { pages: chosen.length, faults }
}

/** What is drawn when it comes near is drawn then. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.querySelectorAll('.taro_page')].filter((one) => one.clientHeight > 0)
    const box = shown[shown.length - 1]
    for (let i = 0; box && i < 12 && box.scrollTop + box.clientHeight < box.scrollHeight - 1; i += 1) {
      box.scrollTop += box.clientHeight
      await new Promise((done) => setTimeout(done, 50))
    }
  })

/** Two frames: the page has heard of its size and has drawn it. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
