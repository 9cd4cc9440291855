import { perShop, sum, type Line, type Obstacle, type ShippingTemplate } from '../quote'

const unserved: Obstacle = { errorCode: 10, message: '该地区暂不支持配送' }
const noAddress: Obstacle = { errorCode: 10, message: '请先填写收货地址' }

const amountOf: Record<ShippingTemplate['feeType'], (line: Line) => number> = {
  1: (line) => line.weight * line.num,
  2: (line) => line.volume * line.num,
  3: (line) => line.num,
}

/** Step 4 for express: lines without free shipping, grouped by template, steps rounded up. */
export const express = perShop((shop, quote) => {
  if (shop.deliveryType !== 'express') return { deliveryMoney: 0 }
  if (!quote.regionIds) return { deliveryMoney: 0, deliveryError: noAddress }
  let deliveryMoney = 0
  for (const { template, lines } of byTemplate(shop.lines)) {
    const area = areaFor(template, quote.regionIds)
    if (!area) return { deliveryMoney: 0, deliveryError: unserved }
    const amount = sum(lines, amountOf[template.feeType])
    const steps = amount > area.first ? Math.ceil((amount - area.first) / area.further) : 0
    deliveryMoney += lines.every((line) => line.isFreeShipping) ? 0 : area.firstMoney + steps * area.furtherMoney
  }
  return { deliveryMoney }
})

/** Free lines weigh nothing, but they must be deliverable too. */
function byTemplate(lines: Line[]) {
  const groups = new Map<number, { template: ShippingTemplate; lines: Line[] }>()
  for (const line of lines) {
    if (!line.template) continue
    const group = groups.get(line.template.templateId) ?? { template: line.template, lines: [] }
    group.lines.push(line)
    groups.set(line.template.templateId, group)
  }
  return [...groups.values()].map(({ template, lines: all }) => {
    const charged = all.filter((line) => !line.isFreeShipping)
    return { template, lines: charged.length > 0 ? charged : all }
  })
}

/** The area naming the smallest region wins; one without regions is everywhere else. */
function areaFor(template: ShippingTemplate, regionIds: number[]) {
  for (const regionId of regionIds) {
    const named = template.areas.find((area) => area.regionIds.includes(regionId))
    if (named) return named
  }
  return template.areas.find((area) => area.regionIds.length === 0)
}
