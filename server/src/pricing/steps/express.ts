import { notAddressed } from '../notAddressed'
import { perShop, sum, type Line, type Blocker, type ShippingTemplate } from '../quote'

const unserved: Blocker = {
  errorCode: 10,
  message: { zh: '该地区暂不支持配送', en: 'The shop does not deliver to this region' },
}

const amountOf: Record<ShippingTemplate['feeType'], (line: Line) => number> = {
  1: (line) => line.weight * line.num,
  2: (line) => line.volume * line.num,
  3: (line) => line.num,
}

/** Step 4 for express: lines without free shipping, grouped by template, steps rounded up. */
export const express = perShop((shop, quote) => {
  if (shop.deliveryType !== 'express') return { deliveryMoney: 0 }
  if (!quote.regionIds) return { deliveryMoney: 0, deliveryError: notAddressed(10, quote) }
  let deliveryMoney = 0
  for (const { template, lines } of byTemplate(shop.lines.filter((line) => !line.isFreeShipping))) {
    const area = template && areaFor(template, quote.regionIds)
    if (!area) return { deliveryMoney: 0, deliveryError: unserved }
    const amount = sum(lines, amountOf[template.feeType])
    const steps = amount > area.first ? Math.ceil((amount - area.first) / area.further) : 0
    deliveryMoney += area.firstMoney + steps * area.furtherMoney
  }
  return { deliveryMoney }
})

interface Parcel {
  template: ShippingTemplate | undefined
  lines: Line[]
}

function byTemplate(lines: Line[]): Parcel[] {
  const parcels = new Map<number, Parcel>()
  for (const line of lines) {
    const { template } = line
    const id = template?.templateId ?? 0
    const parcel = parcels.get(id) ?? { template, lines: [] }
    parcel.lines.push(line)
    parcels.set(id, parcel)
  }
  return [...parcels.values()]
}

/** The area naming the smallest region wins; one without regions is everywhere else. */
function areaFor(template: ShippingTemplate, regionIds: number[]) {
  for (const regionId of regionIds) {
    const named = template.areas.find((area) => area.regionIds.includes(regionId))
    if (named) return named
  }
  return template.areas.find((area) => area.regionIds.length === 0)
}
