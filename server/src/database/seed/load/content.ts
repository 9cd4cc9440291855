import type { ConfigValue } from '@mall/contract/settings'
import type { Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from './insertAll'
import { byCode, cents } from './units'

/** Regions, custom pages, articles, advertisements and settings. */
export async function loadContent(trx: Tx, data: SeedData, now: number): Promise<void> {
  const siteOf = siteFinder(data)
  await insertAll(trx, 'region', data.regions)
  await insertAll(
    trx,
    'diy_page',
    data.pages.map(({ code, shop, name, title, website_id, value }, i) => ({
      site_id: siteOf(shop),
      page_id: i + 1,
      code,
      name,
      title,
      website_id,
      value: value as unknown as Insertable<DB['diy_page']>['value'],
    })),
  )
  await insertAll(
    trx,
    'notice',
    data.notices.map(({ id, ...notice }) => ({ site_id: 0, notice_id: id, ...notice })),
  )
  const classes = new Map(data.helps.map((help) => [help.class_id, help.class_name]))
  await insertAll(
    trx,
    'help_class',
    [...classes].map(([class_id, class_name], sort) => ({ site_id: 0, class_id, class_name, sort })),
  )
  await insertAll(
    trx,
    'help',
    data.helps.map(({ id, class_name: _name, ...help }) => ({ site_id: 0, help_id: id, ...help })),
  )
  await insertAll(
    trx,
    'adv_position',
    data.advs.map(({ adv_list, ...position }) => ({
      site_id: 0,
      ...position,
      adv_list: adv_list.map((adv) => ({ ...adv, adv_url: { ...adv.adv_url }, price: cents(adv.price) })),
    })),
  )
  await insertAll(trx, 'setting', settingRows(data, now))
}

function settingRows(data: SeedData, now: number): Insertable<DB['setting']>[] {
  const siteOf = siteFinder(data)
  const row = (site_id: number, key: string, value: unknown) => ({
    site_id,
    key,
    value: JSON.stringify(value),
    changed_at: now,
  })
  return [
    ...Object.entries(data.settings).map(([key, value]) => row(0, key, value)),
    row(0, 'agreements', agreementsOf(data)),
    ...data.shopSettings.map(({ shop, key, value }) => row(siteOf(shop), key, value)),
    ...[...new Set(data.stores.map((store) => store.shop))].map((shop) =>
      row(siteOf(shop), 'store', { is_use: 1, list: storesOf(data, shop) }),
    ),
  ]
}

function agreementsOf(data: SeedData): ConfigValue<'agreements'> {
  const find = byCode(data.agreements, 'agreement')
  const text = (code: 'register' | 'aftersale' | 'membercancel' | 'fenxiao') => {
    const { title, content } = find(code)
    return { title, content }
  }
  const { is_agreement = 0, img = '' } = find('fenxiao')
  return {
    register: text('register'),
    aftersale: text('aftersale'),
    membercancel: text('membercancel'),
    fenxiao: { ...text('fenxiao'), is_agreement, img },
  }
}

const storesOf = (data: SeedData, shop: string): ConfigValue<'store'>['list'] =>
  data.stores
    .filter((store) => store.shop === shop)
    .map(({ code: _code, shop: _shop, username: _username, ...store }) => store)
