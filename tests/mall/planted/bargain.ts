import type { Planted } from './fault'

const at = (file: string) => `promotions/bargain/${file}.ts`
const launches = [at('launch.test')]
const races = [at('bargainRace.test')]
const sales = [at('bargainCheckout.test')]
const ends = [at('ending.test')]

/** Of launches, their cuts and the units they hold. */
export const bargainFaults: Planted[] = [
  {
    name: 'more launches begin than there are units',
    file: at('bargain.store'),
    find: "    .where('bargain_stock', '>', 0)\n",
    put: '',
    seenBy: races,
  },
  {
    name: 'a launch takes a unit of a bargain that was closed meanwhile',
    file: at('bargain.store'),
    find: "    .where(isRunning(now))\n    .returning('bargain_id')",
    put: "    .returning('bargain_id')",
    seenBy: races,
  },
  {
    name: 'a member bargains twice for one sku',
    file: 'database/migrations/0112_bargain.sql',
    find: 'CREATE UNIQUE INDEX IF NOT EXISTS bargain_launch_open',
    put: 'CREATE INDEX IF NOT EXISTS bargain_launch_open',
    seenBy: races,
  },
  {
    name: 'who has bought in an activity bargains there again',
    file: at('launch.service'),
    find: "    if ((await piecesOfActivity(trx, memberId, { type: 'bargain', activityId: bargain_id })) > 0) throw alreadyBought()\n",
    put: '',
    seenBy: sales,
  },
  {
    name: 'two friends cut at once without knowing of each other',
    file: at('launch.store'),
    find: ".forUpdate('launch').executeTakeFirst()",
    put: '.executeTakeFirst()',
    seenBy: races,
  },
  {
    name: 'an order has the price of before the last cut',
    file: at('launch.store'),
    find: "    .where('curr_price', '=', price)\n",
    put: '',
    seenBy: races,
  },
  {
    name: 'a launch that ended while it was ordered is sold',
    file: at('launch.store'),
    find: "    .where('is_open', '=', 1)\n    .where('curr_price'",
    put: "    .where('curr_price'",
    seenBy: races,
  },
  {
    name: 'anybody buys at the price of a launcher',
    file: at('bargain'),
    find: '    if (launch?.member_id !== memberId) throw general(unknownLaunch)\n',
    put: '    if (!launch) throw general(unknownLaunch)\n',
    seenBy: sales,
  },
  {
    name: 'a launch that is ordered is cut',
    file: at('launch.service'),
    find: "  if (found.order_id !== 0) throw refuse({ zh: '该商品已下单，不能再砍', en: 'It is ordered already: no more cuts' })\n",
    put: '',
    seenBy: sales,
  },
  {
    name: 'a launch that was lost is cut',
    file: at('launch.service'),
    find: "  if (found.status === 2) throw refuse({ zh: '该砍价已结束', en: 'This bargain is over' })\n",
    put: '',
    seenBy: launches,
  },
  {
    name: 'a friend who cuts again is an error of the mall',
    file: at('launch.service'),
    find: '(await findCutBy(db, memberId, [found.launch_id])).size > 0',
    put: '(await findCutBy(db, memberId, [found.launch_id])).size > 1',
    seenBy: launches,
  },
  {
    name: 'a launch gives its unit back as often as it ends',
    file: at('ending.service'),
    find: 'launch.unit === 1 && is_open === 0',
    put: 'is_open === 0',
    seenBy: ends,
  },
  {
    name: 'a launch whose order outlived its activity stays in progress',
    file: at('ending.service'),
    find: 'isOrderGone && launch.status === 0 && !launch.is_running ? 2 : launch.status',
    put: 'launch.status',
    seenBy: sales,
  },
  {
    name: 'a bargain that has ended takes units back',
    file: at('ending.service'),
    find: 'launch.unit === 0 || !launch.is_running',
    put: 'launch.unit === 0',
    seenBy: sales,
  },
  {
    name: 'a launch that can be bought after its end waits for ever',
    file: at('ending.service'),
    find: '    if (launch.is_open) await mall.jobs.enqueue(trx, endJob(launch, now))\n',
    put: '',
    seenBy: ends,
  },
  {
    name: 'a launch is lost with its activity though its order stands',
    file: at('bargainTimes.store'),
    find: 'launch.order_id = 0 AND bargain.close_time > 0',
    put: 'bargain.close_time > 0',
    seenBy: sales,
  },
  {
    name: 'an order that closes leaves its launch ordered',
    file: at('bargain'),
    find: '  onRestocked: freeLaunch,\n',
    put: '',
    seenBy: sales,
  },
  {
    name: 'launches that lost their job never end',
    file: at('ending.service'),
    find: '(await findLostLaunches(mall.db, most))',
    put: '(await findLostLaunches(mall.db, 0))',
    seenBy: ends,
  },
  {
    name: 'the last cut leaves cents above the floor',
    file: at('cuts'),
    find: '  if (people <= 1) return remaining\n',
    put: '',
    seenBy: launches,
  },
]
