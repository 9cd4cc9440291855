import { detailLength } from '../pictures/goods'
import type { AttributeSeed } from '../types'
import type { Row } from './row'

const after: Record<number, string> = {
  1: '拾光自营商品由杭州仓发出，工作日 16:00 前付款当天发货。签收 7 天内未使用可退，质量问题来回运费由我们承担。',
  3: '青禾家居支持破损补发：收货时请当面开箱，如有磕碰请在 48 小时内拍照联系客服。大件商品由物流送货上楼。',
  7: '山野鲜生坚持坏果包赔：签收 24 小时内拍照反馈，按坏损比例退款。生鲜不支持无理由退货，感谢理解。',
  8: '悦享生活的实物商品 48 小时内发出；电子券付款后在订单里查看核销码，使用前请按页面说明预约。',
  11: '一帆数码全国联保，附正规发票。签收 7 天内无理由退货，15 天内性能故障换新，请保留包装与配件。',
  14: '花间服饰支持 7 天无理由退换，吊牌完好即可。不确定尺码可以联系客服，报身高体重为您推荐。',
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The description: what it is, how it is chosen, its parameters, how it comes; pictures between. */
export function content(goodsId: number, row: Row, story: string, attributes: AttributeSeed[], site: number): string {
  const image = (n: number) =>
    `<p><img src="/upload/demo/goods/${goodsId}_d${n}.jpg" alt="${escape(row.name)}" width="100%"></p>`
  const points = row.points
    .split('；')
    .map((point) => `<li>${escape(point)}</li>`)
    .join('')
  const rows = attributes
    .map(({ name, value }) => `<tr><td>${escape(name)}</td><td>${escape(value)}</td></tr>`)
    .join('')
  return [
    `<h3>${escape(row.intro)}</h3>`,
    `<ul>${points}</ul>`,
    image(1),
    `<p>${escape(story)}</p>`,
    image(2),
    `<h3>商品参数</h3><table><tbody>${rows}</tbody></table>`,
    image(detailLength),
    `<h3>发货与售后</h3><p>${escape(after[site]!)}</p>`,
  ].join('')
}
