import { test } from 'node:test'
import type { Phone } from '../phone'
import { complaint, returned } from './afterSales'
import { byTransfer, together, workedExample } from './money'
import { buyerOf, verifierOf, type Order } from './people'
import { completed, express, local, pickup, virtual } from './received'

// The life of an order of each type, the same in both builds. Who buys is member 1, who verifies member 7; shops and
// the platform act over the operator API.

/** A phone, and what is to hold when it is put away. */
export interface Held {
  phone: Phone
  done(): Promise<void>
}

/** `sellsVirtual`: whether Apple lets this phone pay for virtual goods. */
export function declareLives(take: () => Promise<Held>, sellsVirtual: boolean): void {
  const received: Order[] = []
  const life = (name: string, live: (phone: Phone) => Promise<unknown>) =>
    void test(name, async () => {
      const { phone, done } = await take()
      await live(phone)
      await done()
    })
  const keep = async (order: Promise<Order>) => void received.push(await order)

  // first: it counts on the wallet and the points of the demo data
  life('two shops, coupons, invoice, points and balance: the worked example to the cent', async (phone) =>
    workedExample(phone, await buyerOf(phone)),
  )
  life('express: two parcels, followed and received', async (phone) => keep(express(phone, await buyerOf(phone))))
  life('pick-up: the code is shown, and taken once at the desk', async (phone) =>
    keep(pickup(phone, await buyerOf(phone), await verifierOf(phone))),
  )
  life('local delivery: a time, somebody on the way, handed over', async (phone) =>
    keep(local(phone, await buyerOf(phone))),
  )
  life('virtual goods: a code, used at the desk that was faster', async (phone) =>
    keep(virtual(phone, await buyerOf(phone), await verifierOf(phone), sellsVirtual)),
  )
  life('a refund is refused, the platform is asked and pays it back', async (phone) =>
    complaint(phone, await buyerOf(phone)),
  )
  life('goods go back, and all of the money with them', async (phone) => returned(phone, await buyerOf(phone)))
  life('several unpaid orders: one payment, one of them closed and deleted', async (phone) =>
    together(phone, await buyerOf(phone)),
  )
  life('a transfer: the account is told, the platform confirms it', async (phone) =>
    byTransfer(phone, await buyerOf(phone)),
  )
  life('a week later all that was received is completed', (phone) => completed(phone, received))
}
