import assert from 'node:assert/strict'
import { test } from 'node:test'
import { someHostileMarkup } from '../../../server/src/testing/hostileMarkup'
import { useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

/** Text that wants to be a page, kept by a member and by an operator, and the pages that show it walked through. */
const name = '"><img src=x onerror=window.hit=1>'
const line = '</script><script>window.hit=1</script><svg onload=window.hit=1>'

/** What a shop and the platform publish and say: titles, words and rich text of each. */
async function published(token: string): Promise<{ note: number; help: number; notice: number; told: number }> {
  const markup = someHostileMarkup.join('')
  const site_id = 3
  const fields = { group_name: name, note_type: 'shop_said', note_title: name, note_abstract: line, label: name }
  const more = { cover_type: 0, cover_img: `x" onerror="window.hit=1`, goods_highlights: line, note_content: markup }
  const data = JSON.stringify({ ...fields, ...more, goods: [1], status: 1 })
  const note = await wire().operate<number>('/content/save', { site_id, kind: 'note', id: 0, data })
  const help = await wire().operate<number>('/help/save', { id: 0, class_name: name, title: name, content: markup })
  const news = { title: name, content: markup, is_top: 1, receiving_type: 'mobile' }
  const notice = await wire().operate<number>('/notice/save', { id: 0, ...news })
  await wire().operate('/message/send', { sub_type: 'group', title: name, content: line, text: markup })
  await wire().ask(
    '/servicer/api/chat/say',
    { servicer_id: site_id + 1, site_id, content_type: 0, message: line },
    token,
  )
  for (const message of [line, name, ...someHostileMarkup.slice(0, 20)])
    await wire().operate('/chat/reply', { site_id, member_id: 1, content_type: 0, message: message.slice(0, 2000) })
  const words = { default_words: [name], hot_words: [name, line.slice(0, 40)] }
  await wire().operate('/config/save', { key: 'search', value: JSON.stringify(words) })
  const list = '/sitemessage/api/sitemessage/getSiteMemberSubMessageGroupList'
  const messages = await wire().ask<{ list: { title: string; message_json: string }[] }>(list, {}, token)
  const sent = messages.list.find(({ title }) => title === name)
  const { record_id: told = 0 } = JSON.parse(sent?.message_json ?? '{}') as { record_id?: number }
  return { note, help, notice, told }
}

async function written(token: string): Promise<{ order: number }> {
  const ask = <T>(call: string, params: Record<string, string | number>) => wire().ask<T>(call, params, token)
  const [province_id = 0, city_id = 0, district_id = 0] = await wire().regions(['浙江省', '杭州市', '西湖区'])
  const region = { province_id, city_id, district_id, full_address: '浙江省-杭州市-西湖区' }
  await ask('/api/memberaddress/add', { ...region, name, mobile: '13800000001', address: line, is_default: 1 })
  await ask('/api/member/modifynickname', { nickname: name })
  const buyer_message = JSON.stringify({ 3: line })
  await ask('/api/ordercreate/create', { sku_id: 1, num: 1, buyer_message })
  const orders = await ask<{ list: { order_id: number }[] }>('/api/order/lists', { order_status: 'all', page: 1 })
  const blocks = someHostileMarkup.map((html) => ({ controller: 'RichText', html }))
  const link = { wap_url: 'javascript:window.hit=1' }
  const others = [
    { controller: 'ImageAds', padding: 0, list: [{ imageUrl: `x" onerror="window.hit=1`, title: name, link }] },
    { controller: 'Title', title: name, subTitle: line, link },
    { controller: 'Text', title: name, subTitle: line, link },
    { controller: 'Notice', sources: 'diy', list: [{ title: name, link }] },
  ]
  const value = JSON.stringify({
    global: { title: name, bgColor: 'red;background:url(//evil.example/x)' },
    value: [...others, ...blocks],
  })
  await wire().operate('/diy/save', { name: 'DIY_VIEW_INDEX', title: name, value, website_id: 0 })
  await wire().operate('/notice/save', { id: 0, title: name, content: line, is_top: 1, receiving_type: 'mobile' })
  await wire().operate('/config/save', {
    key: 'website',
    value: JSON.stringify({ title: name, desc: line, keywords: line }),
  })
  return { order: orders.list[0]?.order_id ?? 0 }
}

test('nothing that somebody wrote runs on any page, and no address carries the token', async () => {
  const token = await wire().signIn('13800000001')
  const { order } = await written(token)
  const { note, help, notice, told: record } = await published(token)
  const shopper = await Shopper.at('/pages/login/login/login?back=javascript:window.hit=1', {}, {})
  const { page } = shopper
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (/evil/.test(new URL(request.url()).hostname)) told.push(request.url())
    if (request.url().includes(token) || referer.includes(token)) told.push(`token in ${request.url()}`)
  })
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      // a text that is parsed apart is told of at the document; what stands in the page at its element
      if (effectiveDirective.startsWith('script') && target instanceof Element)
        Object.assign(window, { hit: `${effectiveDirective} ${blockedURI}` })
    })
  })
  await page.evaluate((text) => localStorage.setItem('token', JSON.stringify(text)), token)
  const keyword = encodeURIComponent(line.slice(0, 40))
  const refused = ['javascript:window.hit=1', 'data:text/html,<script>parent.hit=1</script>']
  /** the address, and what has to be seen of the text there */
  const walk: [address: string, seen: RegExp | undefined][] = [
    ['/', /onerror=window\.hit/],
    ['/pages/member/index/index', /onerror=window\.hit/],
    ['/otherpages/member/address/address', /<script>window\.hit/],
    ['/pages/order/list/list', undefined],
    [`/pages/order/detail/detail?order_id=${order}`, /<script>window\.hit/],
    [`/pages/goods/list/list?keyword=${keyword}`, undefined],
    ['/otherpages/goods/search/search', /onerror=window\.hit/],
    ['/otherpages/store_notes/note_list/note_list?site_id=3', /onerror=window\.hit/],
    [`/otherpages/store_notes/note_detail/note_detail?note_id=${note}`, /onerror=window\.hit/],
    ['/otherpages/help/list/list', /onerror=window\.hit/],
    [`/otherpages/help/detail/detail?id=${help}`, /onerror=window\.hit/],
    ['/otherpages/notice/list/list', /onerror=window\.hit/],
    [`/otherpages/notice/detail/detail?notice_id=${notice}`, /onerror=window\.hit/],
    ['/otherpages/sitemessage/master/master', /<script>window\.hit/],
    ['/otherpages/sitemessage/group/group', /onerror=window\.hit/],
    [`/otherpages/sitemessage/group_detail/group_detail?id=${record}`, /onerror=window\.hit/],
    ['/otherpages/chat/room/room?site_id=3', /<script>window\.hit/],
    ...refused.map((link): [string, RegExp] => [
      `/otherpages/webview/webview?link=${encodeURIComponent(link)}`,
      /无法打开这个链接/,
    ]),
    [`/nowhere/${encodeURIComponent(line)}?${keyword}=${keyword}#${keyword}`, undefined],
  ]
  for (const [address, seen] of walk) {
    await page.goto(new URL(address, page.url()).href)
    const text = () => page.locator('body').innerText()
    await page.waitForLoadState('networkidle')
    for (let turn = 0; seen && turn < 50 && !seen.test(await text()); turn += 1) await page.waitForTimeout(100)
    if (seen && !seen.test(await text())) told.push(`${address} does not show it: ${(await text()).slice(0, 200)}`)
    await page.evaluate(() => window.scrollTo(0, 1e6))
    await page.waitForTimeout(200)
    const hit = await page.evaluate(() => (window as unknown as { hit?: unknown }).hit)
    if (hit !== undefined) told.push(`${address}: ${String(hit)}`)
  }
  assert.deepEqual(told, [])
  await shopper.leave()
})
