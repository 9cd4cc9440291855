import assert from 'node:assert/strict'
import { test } from 'node:test'
import { race, type Rival, type Verdict } from './model/race'
import type { Run } from './model/run'
import { Model } from './model/state'
import { Deviation } from './model/step'

const sku = 901_001

/** Takes all pieces or is refused; the stand-in for the mall answers `verdict`. */
const taking = (pieces: number, verdict: Verdict): Rival => ({
  what: `${pieces} pieces are taken`,
  apply(model) {
    if ((model.stock.get(sku) ?? 0) < pieces) return 'refused'
    model.addStock(sku, -pieces)
    return 'done'
  },
  prepare: () => Promise.resolve(() => Promise.resolve(verdict)),
})

/** A mall with this many pieces left, of five, after the rivals were there. */
async function after(left: number, rivals: Rival[]): Promise<Model> {
  const model = new Model()
  model.stock.set(sku, 5)
  const nothing = () => Promise.resolve()
  const run = {
    model,
    world: { ready: nothing, settled: nothing, allDone: nothing },
    differences: () => Promise.resolve(run.model.stock.get(sku) === left ? [] : ['stock']),
  }
  await race([rivals]).act(run as unknown as Run)
  assert.notEqual(run.model, model)
  return run.model
}

test('two who want more than there is: the run goes on from the one that the tables show', async () => {
  assert.equal((await after(2, [taking(3, 'done'), taking(4, 'refused')])).stock.get(sku), 2)
  assert.equal((await after(1, [taking(3, 'refused'), taking(4, 'done')])).stock.get(sku), 1)
})

test('an answer that was lost: the tables alone decide', async () => {
  assert.equal((await after(1, [taking(3, 'unknown'), taking(4, 'unknown')])).stock.get(sku), 1)
})

test('both got theirs, or nobody, or the tables say a third thing: no order of the two explains it', async () => {
  await assert.rejects(after(2, [taking(3, 'done'), taking(4, 'done')]), Deviation)
  await assert.rejects(after(5, [taking(3, 'refused'), taking(4, 'refused')]), Deviation)
  await assert.rejects(after(0, [taking(3, 'done'), taking(4, 'refused')]), Deviation)
})
