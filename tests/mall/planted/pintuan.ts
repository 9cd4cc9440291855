import type { Planted } from './fault'

const at = (file: string) => `promotions/pintuan/${file}.ts`
const life = [at('pintuanLife.test')]
const races = [at('pintuanRace.test')]

/** Of groups. */
export const pintuanFaults: Planted[] = [
  {
    name: 'a group that ended while it was paid for keeps the money',
    file: at('pintuanLife.service'),
    find: 'if (!taken) throw new Outrun(`group ${groupId} has ended`)',
    put: 'if (!taken) return',
    seenBy: races,
  },
  {
    name: 'a group opens in an activity that was closed meanwhile',
    file: at('pintuanLife.service'),
    find: 'if (!(await holdOpen(last, pintuan.pintuan_id))) throw new Outrun(`pintuan ${pintuan.pintuan_id} was closed`)',
    put: 'await holdOpen(last, pintuan.pintuan_id)',
    seenBy: races,
  },
  {
    name: 'a member who joins twice at once meets an error of the mall',
    file: at('pintuanCheckout.service'),
    find: 'if (group_id > 0 && db.isTransaction) await lockMember(db as Tx, memberId)',
    put: '',
    seenBy: races,
  },
  {
    name: 'a place of an order that was not paid stays held',
    file: at('pintuanLife.service'),
    find: 'if (groupId > 0)',
    put: 'if (groupId < 0)',
    seenBy: life,
  },
  {
    name: 'the bill of a joiner outlives the group',
    file: at('pintuan'),
    find: '  billEnds: ({ group }) => group?.end_time,\n',
    put: '',
    seenBy: life,
  },
  {
    name: 'who joins pays the price of who opens',
    file: at('pintuan'),
    find: 'price: group ? goods.pintuan_price : openerPrice(goods)',
    put: 'price: openerPrice(goods)',
    seenBy: [at('pintuan.test')],
  },
  {
    name: 'who is in a group can leave it',
    file: at('pintuanLife.service'),
    find: "  await orders.changeOrder(trx, own, { status: 2, pay_time: at })\n  await lockFor(trx, mall, event, 'group')\n",
    put: '  await orders.changeOrder(trx, own, { status: 2, pay_time: at })\n',
    seenBy: life,
  },
  {
    name: 'the mall completes a group that is not to be completed',
    file: at('pintuanState'),
    find: 'return is_virtual_buy === 1 && is_closed === 0 ? 3 : 1',
    put: 'return 3',
    seenBy: life,
  },
]
