import type { SeckillSeed, SeckillTimeSeed } from './types'

const day = 86_400
const hour = 3600

export const seckillTimeRows: SeckillTimeSeed[] = ['凌晨场', '上午场', '下午场', '晚间场'].map((name, i) => ({
  ...{ seckill_time_id: i + 1, name },
  ...{ seckill_start_time: i * 6 * hour, seckill_end_time: (i + 1) * 6 * hour },
}))

/** Goods by slot, in percent of their lowest price; every shop sells in some slot of each half of the day. */
const sold: Record<1 | 2 | 3 | 4, Record<string, number>> = {
  1: { g112: 72, g813: 69, g348: 75, g1115: 68, g1412: 62, g862: 66, g150: 70 },
  2: { g717: 78, g148: 68, g354: 72, g817: 65, g1109: 71, g1421: 79, g762: 80 },
  3: { g341: 70, g135: 80, g367: 65, g846: 69, g1131: 72, g1402: 60, g819: 66 },
  4: { g1129: 79, g333: 75, g313: 68, g1442: 62, g1436: 66, g750: 85, g1145: 74 },
}

const slots = [1, 2, 3, 4] as const
const firstOf = (slot: 1 | 2 | 3 | 4) => Object.entries(sold[slot])[0] ?? ['', 0]

/**
 * wire/demo-data section 5: 1 to 4 running, one in each slot, 5 to come, 6 ended; from 7 on the other goods of the
 * slots. Running ones end in 30 days.
 */
export function seckillRows(now: number): SeckillSeed[] {
  const runs = { start_time: now - 5 * day, end_time: now + 30 * day }
  const row = (seckill_id: number, slot: number, [goods, percent]: [string, number]): SeckillSeed => ({
    ...{ seckill_id, seckill_time_id: slot, goods, percent, ...runs },
    // 20 to 65 pieces, every third one without a limit
    ...{ stock: 20 + (seckill_id % 4) * 15, num: seckill_id % 3, create_time: runs.start_time - seckill_id },
  })
  const others = slots.flatMap((slot) =>
    Object.entries(sold[slot])
      .slice(1)
      .map((one) => [slot, one] as const),
  )
  return [
    ...slots.map((slot) => row(slot, slot, firstOf(slot))),
    { ...row(5, 3, ['g826', 72]), start_time: now + 7 * day, end_time: now + 37 * day },
    { ...row(6, 2, ['g360', 70]), start_time: now - 37 * day, end_time: now - 7 * day, create_time: now - 38 * day },
    ...others.map(([slot, one], i) => row(7 + i, slot, one)),
  ]
}
