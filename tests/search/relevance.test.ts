import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, test } from 'node:test'
import { brandTable } from '../../server/src/database/seed/catalogue/brands'
import { goodsRows } from '../../server/src/database/seed/catalogue/goods'
import { Wire } from '../wire'
import { dice, generate, kinds } from './generated'
import { queries } from './queries'

/** SEARCH_SEED makes the keywords of a run again. */
const seed = Number(process.env.SEARCH_SEED ?? randomInt(2 ** 31))
const each = 200

interface Opened {
  url: string
  close(): Promise<void>
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tools = '../../tools/mall.mjs'

let mall: Opened
let wire: Wire
before(async () => {
  const { openMall } = (await import(tools)) as { openMall(): Promise<Opened> }
  mall = await openMall()
  wire = new Wire(mall.url, 'h5')
})
after(() => mall.close())

/** Names of the first three, no order chosen. */
async function firstThree(keyword: string): Promise<string[]> {
  const { list } = await wire.ask<{ list: { goods_name: string }[] }>('/api/goodssku/page', { keyword, page_size: 3 })
  return list.map(({ goods_name }) => goods_name)
}

async function missed<T>(all: readonly T[], isRight: (one: T) => Promise<string | undefined>): Promise<string[]> {
  const wrong: string[] = []
  for (const one of all) {
    const found = await isRight(one)
    if (found !== undefined) wrong.push(found)
  }
  return wrong
}

test('at least 54 of the sixty queries find what they want among the first three', async (context) => {
  const wrong = await missed(queries, async ({ words, wants }) => {
    const names = await firstThree(words)
    return names.some((name) => wants.includes(name)) ? undefined : `${words}: ${names.join(', ') || 'nothing'}`
  })
  context.diagnostic(`${queries.length - wrong.length} of ${queries.length}; not ${wrong.join('; ') || 'one'}`)
  assert.ok(queries.length - wrong.length >= 54, wrong.join('\n'))
})

const brandNames = new Map(brandTable.map(([code, name]) => [code, name]))
const sold = goodsRows(0)
  .filter(({ goods_state, skus }) => goods_state === 1 && skus.some(({ stock }) => stock > 0))
  .map(({ goods_name, brand }) => ({ goods_name, brand: brandNames.get(brand) ?? '' }))

for (const kind of kinds)
  test(`at least 95 % of generated keywords find theirs: ${kind}`, async (context) => {
    const all = generate(kind, sold, each, dice(seed + kinds.indexOf(kind)))
    const wrong = await missed(all, async ({ keyword, words }) => {
      const names = await firstThree(keyword)
      return names.some((name) => words.every((word) => name.includes(word)))
        ? undefined
        : `${keyword} (${words.join(' ')}): ${names.join(', ') || 'nothing'}`
    })
    context.diagnostic(`seed ${seed}: ${each - wrong.length} of ${each}`)
    assert.ok(wrong.length <= each * 0.05, `SEARCH_SEED=${seed}\n${wrong.join('\n')}`)
  })
