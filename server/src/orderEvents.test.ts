import type { Mall } from './mall'
import type { Tx } from './database/transaction'
import { orderEvents, type OrderEvent } from './orderEvents'

const mall = {} as Mall
const trx = {} as Tx
const paid: OrderEvent = { kind: 'paid', memberId: 1, orderId: 2, siteId: 3, orderType: 1, payType: '', at: 4 }

it('runs the handlers of a kind one after another, in the order they came', async () => {
  const events = orderEvents(() => mall)
  const seen: string[] = []
  events.on('paid', async (inside, event, of) => {
    await new Promise((done) => setTimeout(done, 5))
    expect([inside, event, of]).toEqual([trx, paid, mall])
    seen.push('first')
  })
  events.on('closed', () => Promise.reject(new Error('not this one')))
  events.on('paid', async () => void seen.push('second'))
  await events.emit(trx, paid)
  expect(seen).toEqual(['first', 'second'])
})

it('fails as a whole: the transaction around it is undone', async () => {
  const events = orderEvents(() => mall)
  const later = jest.fn()
  events.on('paid', () => Promise.reject(new Error('no points')))
  events.on('paid', later)
  await expect(events.emit(trx, paid)).rejects.toThrow('no points')
  expect(later).not.toHaveBeenCalled()
})

it('is quiet when nobody listens', async () => {
  await orderEvents(() => mall).emit(trx, { ...paid, kind: 'shipped' })
})
