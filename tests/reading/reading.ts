import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'

// The street of shops, what there is to read, and the city of a visit. The same in both builds.

const pages = {
  home: 'pages/index/index/index',
  street: 'otherpages/shop/street/street',
  shopHome: 'otherpages/shop/index/index',
  introduce: 'otherpages/shop/introduce/introduce',
  qrcode: 'otherpages/shop/machine_qrcode/machine_qrcode',
  notes: 'otherpages/store_notes/note_list/note_list',
  note: 'otherpages/store_notes/note_detail/note_detail',
  helps: 'otherpages/help/list/list',
  help: 'otherpages/help/detail/detail',
  notices: 'otherpages/notice/list/list',
  notice: 'otherpages/notice/detail/detail',
  city: 'otherpages/index/city/city',
  live: 'otherpages/live/list/list',
  ai: 'otherpages/ad/ai/ai',
  login: 'pages/login/login/login',
}
const shop = 3
const hangzhou = 101

const isFollowed = (who: Person) => who.ask<number>('/api/shopmember/issubscribe', { site_id: shop })

async function shops(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.street}`, { token: who.token })
  await phone.see('.t-street-shop')
  await phone.picture('street')
  await phone.tap('.t-tab-sales')
  await phone.see('.t-street-shop')

  await phone.fresh(`/${pages.introduce}?site_id=${shop}`, { token: who.token })
  await phone.see('.t-shop-scores')
  await phone.picture('introduce')
  await phone.tap('.t-follow')
  await phone.until('the shop to be followed', async () => (await isFollowed(who)) === 1)
  await phone.tap('.t-shop-qrcode')
  await phone.on(pages.qrcode)
  await phone.see('.t-poster')
  await phone.picture('qrcode')
  await phone.back()
  await phone.on(pages.introduce)
  await phone.tap('.t-follow')
  await phone.until('the shop to be followed no more', async () => (await isFollowed(who)) === 0)
  await phone.tap('.t-visit-shop')
  await phone.on(pages.shopHome)
}

async function notes(phone: Phone, who: Person): Promise<void> {
  // a guest who likes a note is sent to the login, and comes back to it
  await phone.fresh(`/${pages.notes}?site_id=${shop}`)
  await phone.see('.t-note')
  await phone.picture('notes')
  await phone.tap('.t-note')
  await phone.on(pages.note)
  await phone.see('.t-note-goods')
  await phone.picture('note')
  await phone.tap('.t-like')
  await phone.on(pages.login)

  const { list } = await who.ask<{ list: { note_id: number; dianzan_num: number }[] }>('/notes/api/notes/lists', {
    site_id: shop,
  })
  const [first] = list
  assert.ok(first)
  const { note_id } = first
  const likes = () => who.ask<{ dianzan_num: number }>('/notes/api/notes/detail', { note_id })
  await phone.fresh(`/${pages.note}?note_id=${note_id}`, { token: who.token })
  await phone.tap('.t-like')
  await phone.until('one like more', async () => (await likes()).dianzan_num === first.dianzan_num + 1)
  await phone.tap('.t-like')
  await phone.until('it taken back', async () => (await likes()).dianzan_num === first.dianzan_num)
}

async function articles(phone: Phone): Promise<void> {
  await phone.fresh(`/${pages.helps}`)
  await phone.tap('.t-help')
  await phone.on(pages.help)
  await phone.see('.t-article')
  await phone.back()
  await phone.on(pages.helps)
  await phone.fresh(`/${pages.notices}`)
  await phone.tap('.t-notice')
  await phone.on(pages.notice)
  await phone.see('.t-article')
  await phone.picture('notice')
  await phone.fresh(`/${pages.ai}`)
  await phone.see('.t-empty')
}

async function live(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.live}`, { token: who.token })
  await phone.see('.t-live')
  await phone.picture('live')
  const { list } = await who.ask<{ list: { live_status: number; is_remind: number }[] }>('/live/api/live/page')
  assert.ok(list.some(({ live_status, is_remind }) => live_status === 102 && is_remind === 0))
  await phone.tap('.t-live-remind')
  await phone.until('the reminder to be kept', async () => {
    const rooms = await who.ask<{ list: typeof list }>('/live/api/live/page')
    return rooms.list.some(({ is_remind }) => is_remind === 1)
  })
}

async function cities(phone: Phone): Promise<void> {
  await phone.fresh(`/${pages.city}`)
  await phone.see('.t-popular-city')
  await phone.picture('cities')
  await phone.tap('.t-popular-city')
  await phone.on(pages.home)
  await phone.until('the city to be kept', async () => (await phone.stored<number>('websiteId')) === hangzhou)
  await phone.see('.t-cut-city')
  await phone.picture('city-home')
  await phone.tap('.t-cut-city')
  await phone.on(pages.city)
  // NutUI measures the letters 100 ms after they are drawn, and on H5 throws when their page is gone by then: no finger is as quick
  await new Promise((resolve) => setTimeout(resolve, 300))
  await phone.tap('.t-nation-wide')
  await phone.on(pages.home)
  await phone.gone('.t-cut-city')
}

/** `skip`: why it cannot be played there. */
export function declareReading(take: () => Promise<Held>, skip: string | false = false): void {
  const step = (name: string, run: (phone: Phone, who: Person) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await run(phone, await personOf(phone.wire, '13800000006'))
      await done()
    })
  step('a street of shops, one of them seen, followed and held up', shops)
  step('notes of a shop, liked by members', notes)
  step('help, notices and a page that nobody filled', articles)
  step('a live room that is about to come', live)
  step('the city of a visit, and the whole nation again', cities)
}
