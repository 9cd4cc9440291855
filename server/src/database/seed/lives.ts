import { goodsId, goodsRows, picture } from './catalogue/goods'
import type { GoodsSeed, LiveSeed } from './types'

const hour = 3600
const day = 24 * hour

/** As the first sku of the goods is sold. */
const shownGoods = (rows: GoodsSeed[], words: string[]): LiveSeed['goods'] =>
  words.map((word) => {
    const id = goodsId(word)
    const { goods_name, skus } = rows.find(({ goods_id }) => goods_id === id)!
    return { name: goods_name, price: skus[0]!.price, cover_img: picture(id, 0) }
  })

/** wire/demo-data section 6: to come, ended with a recording, live, and one that waits for the platform. */
export function liveRows(now: number): LiveSeed[] {
  const goods = goodsRows(now)
  const room = (id: number, shop: number, start: number, hours: number, anchor: [name: string, head: number]) => ({
    ...{ code: `live-${id}`, id, shop: `shop-${shop}`, banner: `upload/demo/live/${id}.jpg` },
    ...{ anchor_name: anchor[0], anchor_img: `upload/demo/head/${anchor[1]}.jpg` },
    ...{ start_time: now + start, end_time: now + start + hours * hour, replay_url: '' },
    ...{ audit_status: 1 as const, create_time: now - 10 * day },
  })
  return [
    {
      ...room(1, 3, day, 2, ['小禾', 13]),
      name: '把客厅点亮：灯与绿植专场',
      goods: shownGoods(goods, ['和纸落地灯', '琴叶榕', '大豆蜡香薰', '极简挂钟']),
    },
    {
      ...room(2, 3, -5 * day, 2, ['小禾', 13]),
      name: '厨房里的十件好物',
      goods: shownGoods(goods, ['铸铁炖锅', '麦饭石煎锅', '大马士革纹']),
      replay_url: 'https://example.com/qinghe/kitchen',
    },
    {
      ...room(3, 7, -hour, 24, ['老陈', 9]),
      name: '果园现摘现发：当季水果',
      goods: shownGoods(goods, ['红颜草莓', '蓝莓', '凯特芒果', '阳光玫瑰']),
    },
    {
      ...room(4, 14, 2 * day, 2, ['阿花', 17]),
      name: '夏装清仓，现场试穿',
      goods: shownGoods(goods, ['亚麻吊带', '草编渔夫帽']),
      audit_status: 0,
    },
  ]
}
