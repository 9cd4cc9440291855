import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Path } from '@mall/contract/api'
import { comparedName } from '../modules/fenxiao/distributor.service'
import { hostileMarkup, someHostileMarkup } from './hostileMarkup'
import { freshMobile, registered, saveSetting } from './loginWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/**
 * Text that wants to be a page: kept in every field that members and operators write, it comes back as JSON, and the
 * pages that the server itself puts together have the same elements as with harmless text.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-text-'))
const html = '<!doctype html><html lang="zh-CN"><head><title>x</title></head><body><div id="app"></div></body></html>'

let world: TestMall
let token: string
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), html)
  world = await testMall({ seed: true, config: { h5Folder: folder, h5Origin: 'https://mall.test' } })
  token = await world.login(1)
})
afterAll(async () => {
  await world.close()
  fs.rmSync(folder, { recursive: true })
})

async function answered(path: Path, params: Record<string, string | number> = {}, as = token) {
  const response = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { token: as, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString(),
  })
  expect([path, response.headers['content-type'], response.headers['x-content-type-options']]).toEqual([
    path,
    'application/json; charset=utf-8',
    'nosniff',
  ])
  return response.json<{ code: number; data: never }>()
}
/** Signs of which a name may consist, as the mall keeps it. */
const short = (text: string) => [...text].slice(0, 50).join('')
/** The same without signs that nobody sees, as one line. */
const named = (text: string) =>
  short(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

describe('what a member writes', () => {
  const xihu = { province_id: 330000, city_id: 330100, district_id: 330106 }
  const place = { mobile: '13800000001', full_address: '浙江省-杭州市-西湖区', is_default: 1, ...xihu }

  it('comes back as JSON, character for character where it is kept so', async () => {
    const { data: id } = await answered('/api/memberaddress/add', { ...place, name: 'x', address: 'x' })
    for (const text of hostileMarkup) {
      const form = { ...place, id, name: short(text), address: text, telephone: text.slice(0, 20) }
      expect((await answered('/api/memberaddress/edit', form)).code).toBe(0)
      const kept = { name: short(text), address: text, telephone: text.slice(0, 20) }
      expect((await answered('/api/memberaddress/info', { id })).data).toMatchObject(kept)
      expect((await answered('/api/memberaddress/page')).data).toMatchObject({
        list: expect.arrayContaining([expect.objectContaining(kept)]) as never,
      })
    }
  })

  it('is answered as JSON in names, words to the shop and searches', async () => {
    for (const text of someHostileMarkup) {
      const odd: number[] = []
      odd.push((await answered('/api/member/modifynickname', { nickname: short(text) })).code)
      odd.push((await answered('/api/member/modifyrealname', { realname: short(text) })).code)
      const { data } = await answered('/api/member/info')
      expect(JSON.stringify(data)).not.toMatch(/[\u2028\u2029]/)
      expect(data).toMatchObject({ nickname: named(text), realname: named(text) })
      odd.push((await answered('/api/goodssku/page', { keyword: text.slice(0, 50), page: 1 })).code)
      odd.push((await answered('/api/shop/page', { keyword: text.slice(0, 50), page: 1 })).code)
      odd.push((await answered('/api/order/lists', { keyword: text.slice(0, 50), order_status: 'all' })).code)
      expect(odd.filter((code) => code !== 0)).toEqual([])
    }
  })

  it('comes back as it was said in a chat, from both sides', async () => {
    const room = { site_id: 3, servicer_id: 4 }
    for (const text of someHostileMarkup) {
      const message = text.trim().slice(0, 2000)
      if (message === '') continue
      expect((await answered('/servicer/api/chat/say', { ...room, content_type: 0, message })).code).toBe(0)
      const reply = { member_id: 1, content_type: 0 as const, message }
      expect((await world.operator('/operator/api/chat/reply', reply, 3)).code).toBe(0)
      const { data } = await answered('/servicer/api/chat/dialogs', { site_id: 3, limit: 2 })
      expect(data).toMatchObject({ list: [{ servicer_say: message }, { consumer_say: message }] })
      expect((await answered('/servicer/api/chat/chatList')).data).toMatchObject({ list: [{ last_message: message }] })
      world.clock.forward(3)
    }
  })

  it('is answered as JSON where one distributor reads the name of another', async () => {
    await saveSetting(world, 'fenxiao_basics', { is_examine: 0 })
    const [above, below] = [1, 8]
    const child = await world.login(below)
    const apply = async (fenxiao_name: string, as: string) =>
      (await answered('/fenxiao/api/apply/applyfenxiao', { fenxiao_name, mobile: '13800000001' }, as)).code
    await apply('上级的店', token)
    await apply('下级的店', child)
    const bind = (memberId: number, to: number) =>
      world.mall.db
        .updateTable('member')
        .set({ source_member: to, fenxiao_id: to })
        .where('member_id', '=', memberId)
        .execute()
    const seen = new Set<string>()
    for (const text of someHostileMarkup) {
      // signs of which a name of a distributor may consist
      const name = named([...text].slice(0, 20).join(''))
      if (name === '' || seen.has(comparedName(name))) continue
      seen.add(comparedName(name))
      const between = await registered(world, freshMobile())
      expect([name, await apply([...text].slice(0, 20).join(''), between.token)]).toEqual([name, 0])
      await bind(between.memberId, above)
      await bind(below, between.memberId)
      expect((await answered('/fenxiao/api/apply/info', {}, between.token)).data).toMatchObject({ fenxiao_name: name })
      expect((await answered('/fenxiao/api/fenxiao/sourceinfo', {}, child)).data).toEqual({ fenxiao_name: name })
      expect((await answered('/fenxiao/api/fenxiao/detail', {}, child)).data).toMatchObject({ parent_name: name })
      const team = await answered('/fenxiao/api/fenxiao/team', { level: 1, page_size: 100 })
      expect(team.data).toMatchObject({
        list: expect.arrayContaining([expect.objectContaining({ fenxiao_name: name })]) as never,
      })
      expect(JSON.stringify(team.data)).not.toMatch(/[\u2028\u2029]/)
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  it('goes with an order as it is', async () => {
    const text = `</script><script>window.hit=1</script>`
    // what is bought gives the bill its name
    await world.mall.db.updateTable('sku').set({ sku_name: text }).where('sku_id', '=', 1).execute()
    const { data: bill } = await answered('/api/ordercreate/create', {
      sku_id: 1,
      num: 1,
      buyer_message: JSON.stringify({ 3: text }),
    })
    const order = await world.mall.db
      .selectFrom('orders')
      .select(['order_id', 'buyer_message'])
      .where('out_trade_no', '=', bill)
      .executeTakeFirstOrThrow()
    expect(order.buyer_message).toBe(text)
    expect(await answered('/api/order/detail', { order_id: order.order_id })).toMatchObject({ code: 0 })
    const page = await world.app.inject({ url: `/sandbox/pay?out_trade_no=${String(bill)}&return_url=/?a='"><script>` })
    expect(page.body).toContain('window.hit=1')
    expect(page.body).not.toMatch(/<script/i)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is dropped from names that WeChat told', async () => {
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: 0 })
    const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'dev-markup' })
    const who = { weapp_openid: data.openid, auth_ticket: data.auth_ticket, nickName: '\u202E<svg onload=x>\u2028' }
    const entered = await world.call('/api/login/auth', who)
    const info = await world.call('/api/member/info', {}, { token: entered.data.token })
    expect(info.data.nickname).toBe('<svg onload=x>')
  })
})

it('refusals are JSON too, whatever stands in the address and whatever is accepted', async () => {
  const addresses = hostileMarkup.map((text) => `/api/${encodeURIComponent(text)}?${encodeURIComponent(text)}=1`)
  for (const url of [...addresses, '/operator/api/<b>', '/upload/<svg onload=x>.html', '/api/upload/<b>']) {
    const { headers, body } = await world.app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, headers['content-type']]).toEqual([url, 'application/json; charset=utf-8'])
    expect(body).not.toMatch(/<svg|<script|onerror=/i)
  }
})

/** Where an element, a comment or a declaration begins or ends, and where an attribute does. */
const bones = (page: string) => page.match(/<[a-z/!?]/gi)?.join(' ')
const quotes = (page: string) => page.replace(/<script.*<\/script>/s, '').match(/"/g)?.length

describe('pages that the server puts together', () => {
  async function open(url: string) {
    const { body, headers } = await world.app.inject({ url, headers: { accept: 'text/html' } })
    const [, json = 'null'] = /<script type="application\/json" id="start-data">(.*?)<\/script>/s.exec(body) ?? []
    return { body, headers, block: JSON.parse(json) as { answers: Record<string, { data: unknown }> } }
  }
  /** One after the other; `put` makes it part of the page at the address it answers. */
  async function sameAsHarmless(put: (text: string) => Promise<string>) {
    const harmless = await open(await put('harmless words'))
    const odd: string[] = []
    for (const text of someHostileMarkup) {
      const url = await put(text)
      world.clock.forward(3)
      const { body, block } = await open(url)
      if (bones(body) !== bones(harmless.body) || quotes(body) !== quotes(harmless.body)) odd.push(text)
      // it is inside, or nothing would be proved
      if (!block || !(body.includes('hit') || /evil|script|msgbox|<!--|%3C|b64|base64/i.test(text)))
        odd.push(`! ${text}`)
    }
    expect(odd).toEqual([])
    expect(harmless.headers['content-security-policy']).toMatch(/script-src 'self'/)
    expect(harmless.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  }

  it('home: name and words of the mall, blocks, links, rich text, notices', async () => {
    await sameAsHarmless(async (text) => {
      const website = { title: short(text), desc: text, keywords: text }
      await world.operator('/operator/api/config/save', { key: 'website', value: website } as never)
      await world.operator('/operator/api/notice/save', {
        id: 0,
        title: short(text),
        content: text,
        is_top: 1,
      } as never)
      const value = {
        global: { title: text, bgColor: text },
        value: [
          ...(text === 'harmless words' ? [] : hostileMarkup).map((one) => ({ controller: 'RichText', html: one })),
          { controller: 'RichText', html: text },
          { controller: 'ImageAds', padding: 0, list: [{ imageUrl: text, title: text, link: { wap_url: text } }] },
          { controller: 'Notice', sources: 'default', list: [{ title: text, link: { wap_url: text } }] },
          { controller: 'Text', title: text, text },
        ],
      }
      const saved = await world.operator('/operator/api/diy/save', {
        name: 'DIY_VIEW_INDEX',
        title: short(text),
        value: JSON.stringify(value),
        website_id: 0,
      } as never)
      expect(saved.code).toBe(0)
      return '/'
    })
  })

  it('goods: name and introduction', async () => {
    await sameAsHarmless(async (text) => {
      const goods = world.mall.db.updateTable('goods')
      await goods.set({ goods_name: text, introduction: text }).where('goods_id', '=', 1).execute()
      return '/pages/goods/detail/detail?sku_id=1'
    })
  })

  it('what is searched, and whatever else stands in an address', async () => {
    const about = (text: string) => `/pages/goods/list/list?keyword=${encodeURIComponent(text.slice(0, 50))}`
    await sameAsHarmless((text) =>
      Promise.resolve(`${about(text)}&${encodeURIComponent(text)}=${encodeURIComponent(text)}`),
    )
  })
})
