import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodsRows } from '../../server/src/database/seed/catalogue/goods'
import { queries } from './queries'

const goods = new Map(goodsRows(0).map((row) => [row.goods_name, row]))

test('there are sixty queries, none typed twice', () => {
  assert.equal(queries.length, 60)
  assert.equal(new Set(queries.map(({ words }) => words)).size, 60)
})

test('every query wants something, and all it wants is sold in the demo mall', () => {
  for (const { words, wants } of queries) {
    assert.ok(wants.length > 0, words)
    for (const name of wants) {
      const row = goods.get(name)
      assert.ok(row, `${words}: no goods named ${name}`)
      assert.equal(row.goods_state, 1, `${words}: ${name} is off sale`)
      assert.ok(
        row.skus.some(({ stock }) => stock > 0),
        `${words}: ${name} is sold out`,
      )
    }
  }
})
