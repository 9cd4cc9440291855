import assert from 'node:assert/strict'
import type { Phone } from './phone'

const pages = {
  search: 'otherpages/goods/search/search',
  list: 'pages/goods/list/list',
  shopHome: 'otherpages/shop/index/index',
}
/** Nothing in the mall is called so, sounds so or begins with these letters. */
const nowhere = 'xqzvw jqxzk'

async function typing(phone: Phone, words: string): Promise<void> {
  await phone.fresh(`/${pages.search}`)
  await phone.see('.t-hot-word')
  await phone.type('.t-search', words)
}
const history = async (phone: Phone) => (await phone.stored<string[]>('searchHistory')) ?? []

/** Words that are suggested and pages of that name, what was read in place of what was typed, and ways on from nothing. */
export async function finding(phone: Phone): Promise<void> {
  await typing(phone, '草')
  await phone.type('.t-search', '草莓')
  await phone.reads('.t-suggestion-goods', /草莓/)
  await phone.see('.t-match')
  await phone.picture('suggestions')
  const word = await phone.text('.t-suggestion-goods')
  await phone.tap('.t-suggestion-goods')
  await phone.on(pages.list)
  await phone.see('.t-goods')
  const [kept = ''] = await history(phone)
  assert.equal(kept.replace(/\s+/g, ''), word)

  await typing(phone, '新鲜水果')
  await phone.reads('.t-suggestion-category', /^新鲜水果/)
  await phone.tap('.t-suggestion-category')
  await phone.on(pages.list)
  await phone.see('.t-goods')
  await typing(phone, '山野集')
  await phone.reads('.t-suggestion-brand', /^山野集/)
  await phone.tap('.t-suggestion-brand')
  await phone.on(pages.list)
  await phone.see('.t-subject')
  await typing(phone, '青禾家居')
  await phone.reads('.t-suggestion-shop', /^青禾家居/)
  await phone.tap('.t-suggestion-shop')
  await phone.on(pages.shopHome)
  assert.deepEqual(await history(phone), [])

  await typing(phone, 'pingguo')
  await phone.tap('.t-search-go')
  await phone.on(pages.list)
  await phone.reads('.t-read-as', /苹果.*pingguo/)
  await phone.see('.t-goods')
  await phone.picture('read-as')
  await phone.tap('.t-filter')
  await phone.see('.t-figure')
  await phone.picture('filter-of-results')

  await phone.fresh(`/${pages.list}?keyword=${encodeURIComponent(nowhere)}`)
  await phone.until('other words to try', async () => (await phone.count('.t-try-word')) > 2)
  await phone.see('.t-recommended')
  await phone.picture('nothing-found')
  await phone.tap('.t-try-word', 2)
  await phone.on(pages.list)
  await phone.gone('.t-try-word')
  await phone.see('.t-goods')
  assert.equal((await history(phone)).length, 1)
}
