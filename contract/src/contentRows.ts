/**
 * `data` of operator/content/save (operator.md section 2.8), by kind. Fields left out keep their value; which ones a
 * new row needs is the service's. The import takes the same fields with codes in place of ids (section 2.10).
 */
import * as v from 'valibot'
import { flag, id, int, moneyText, oneOf, text, time, word } from './fields'

const url = () => text(500)

export const noteFields = {
  /** made when it is new */
  group_name: text(50),
  note_type: word(['shop_said', 'goods_item']),
  note_title: text(100),
  note_abstract: text(500),
  /** 0 one picture, 1 several */
  cover_type: flag(),
  /** csv */
  cover_img: text(5000),
  goods_highlights: text(500),
  note_content: text(200_000),
  label: text(100),
  initial_read_num: int(),
  initial_dianzan_num: int(),
  is_show_read_num: flag(),
  is_show_dianzan_num: flag(),
  is_show_release_time: flag(),
  /** 1 published, 0 draft */
  status: flag(),
}
export const liveFields = {
  /** WeChat's, 0 = none */
  roomid: int(),
  name: text(100),
  banner: url(),
  anchor_name: text(50),
  anchor_img: url(),
  start_time: time(),
  end_time: time(),
  goods: v.array(v.object({ name: text(100), price: moneyText(), cover_img: url() })),
  replay_url: url(),
  weapp_url: url(),
  /** the platform's to set: 0 waiting, 1 passed, -1 refused */
  audit_status: oneOf([0, 1, -1]),
}
export const cityFields = {
  /** region id of a city */
  site_area_id: id(),
  status: flag(),
}

export const contentRows = {
  /** `goods` are sku ids */
  note: v.partial(v.object({ ...noteFields, goods: v.array(id()) })),
  live: v.partial(v.object(liveFields)),
  city: v.partial(v.object(cityFields)),
} as const
export type ContentKind = keyof typeof contentRows
export const contentKinds = ['note', 'live', 'city'] as const satisfies readonly ContentKind[]
