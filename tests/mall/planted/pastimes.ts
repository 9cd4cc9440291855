import type { Planted } from './fault'

const payable = 'promotions/pointexchange/exchangePayable.ts'
const seen = ['promotions/pointexchange/exchange.test.ts']
const lottery = 'modules/game/lottery.service.ts'
const seenGame = ['modules/game/game.test.ts']
const cancellation = (file: string) => `modules/cancellation/${file}.ts`
const seenClosing = [cancellation('cancel.test'), cancellation('closingRaces.test')]

/** Of exchanges, games, recharges, and the end of an account. */
export const pastimeFaults: Planted[] = [
  {
    name: 'a closed exchange keeps its points',
    file: payable,
    find: "if (point > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: point })",
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a closed exchange keeps its pieces',
    file: payable,
    find: 'run: (last) => givePiecesBack(last, exchange_id, num),',
    put: 'run: () => Promise.resolve(),',
    seenBy: 'model',
  },
  {
    name: 'an exchange is paid from what can be withdrawn alone',
    file: payable,
    find: "for (const kind of ['balance', 'balance_money'] as const)",
    put: "for (const kind of ['balance_money'] as const)",
    seenBy: seen,
  },
  {
    name: 'a draw without points wins all the same',
    file: lottery,
    find: 'if (game.points > 0) await move(trx',
    put: 'if (game.points < 0) await move(trx',
    seenBy: 'model',
  },
  {
    name: 'a prize goes without stock',
    file: lottery,
    find: 'filter(({ given, stock }) => given < stock)',
    put: 'filter(({ given, stock }) => given <= stock)',
    seenBy: seenGame,
  },
  {
    name: 'the points of a prize come without being told',
    file: lottery,
    find: 'point: award_type === 1 ? point : 0,',
    put: 'point: 0,',
    seenBy: seenGame,
  },
  {
    name: 'a recharge brings what was paid, not what was promised',
    file: 'modules/recharge/rechargePayable.ts',
    find: 'delta: order.face_value',
    put: 'delta: order.buy_price',
    seenBy: 'model',
  },
  {
    name: 'an account is closed without a second look',
    file: cancellation('closing.service'),
    find: 'const blocks = await blocksOf(mall, trx, memberId, language)\n  if (blocks.length > 0) throw blocked(blocks)\n  if (await hasUnpaid',
    put: 'if (await hasUnpaid',
    seenBy: seenClosing,
  },
  {
    name: 'an order slips in behind the closing',
    file: 'http/stillOpen.ts',
    find: 'if (!(await holdOpen(trx, memberId))) throw accountClosed()',
    put: 'await holdOpen(trx, memberId)',
    seenBy: seenClosing,
  },
  {
    name: 'a closed account is rewarded anew',
    file: 'modules/member/registerReward.service.ts',
    find: 'if (await hasClosedBefore(trx, memberId, names)) return',
    put: '',
    seenBy: seenClosing,
  },
  {
    name: 'an address outlives its account',
    file: cancellation('erasure'),
    find: "{ table: 'member_address', key: 'id' },",
    put: '',
    seenBy: [...seenClosing, cancellation('erasure.test')],
  },
]
