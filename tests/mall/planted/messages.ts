import type { Planted } from './fault'

const ofOrders = 'modules/message/orderNews.service.ts'
const seenOrders = ['modules/message/orderNews.test.ts']
const rows = 'modules/message/message.store.ts'
const seenInbox = ['modules/message/inbox.test.ts']
const centre = 'modules/order-centre/tellShipped.service.ts'
const seenCentre = ['modules/order-centre/orderCentre.test.ts']
const room = 'modules/chat/room.service.ts'
const answer = 'modules/chat/answer.service.ts'

/** Of what members are told, and of what they and the servicers say. */
export const messageFaults: Planted[] = [
  // messages
  {
    name: 'a message is written with every try of its job',
    file: ofOrders,
    find: 'key: `order/${key}`',
    put: 'key: `order/${key}/${mall.newId()}`',
    seenBy: seenOrders,
  },
  {
    name: 'a deleted message comes back with its job',
    file: rows,
    find: "conflict.columns(['member_id', 'message_key']).doNothing()",
    put: "conflict.columns(['member_id', 'message_key']).doUpdateSet({ state: unread })",
    seenBy: seenOrders,
  },
  {
    name: 'nobody is told of an order that its timer closes',
    file: ofOrders,
    find: "  events.on('closed', (trx, event, mall) => promise(trx, event, mall, 'close'))\n",
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a member is told of what he has done himself',
    file: ofOrders,
    find: 'if (!event.isOwn) await mall.jobs',
    put: 'await mall.jobs',
    seenBy: 'model',
  },
  {
    name: 'the first entry of an account is not told',
    file: 'ledger/ledger.ts',
    find: '  return tellOf(trx, entry, opened)',
    put: '  return opened',
    seenBy: 'model',
  },
  {
    name: 'what was deleted unread counts as unread',
    file: rows,
    find: "countRows(own(db, memberId).where('state', '=', unread))",
    put: "countRows(own(db, memberId).where('state', '<>', read))",
    seenBy: 'model',
  },
  {
    name: 'a member deletes the message of another',
    file: rows,
    find: "    .set({ state: deleted, facts: '{}' })\n    .where('member_id', '=', memberId)\n",
    put: "    .set({ state: deleted, facts: '{}' })\n",
    seenBy: 'model',
  },
  {
    name: 'a member reads the message of another',
    file: rows,
    find: ".set({ state: read }).where('member_id', '=', memberId)",
    put: '.set({ state: read })',
    seenBy: seenInbox,
  },
  {
    name: 'reading a deleted message brings it back',
    file: rows,
    find: ".where('member_id', '=', memberId).where('state', '=', unread)\n\nexport async function markRead",
    put: ".where('member_id', '=', memberId)\n\nexport async function markRead",
    seenBy: 'model',
  },
  {
    name: 'a subscribe message is told with every run of its job',
    file: 'modules/message/notice.service.ts',
    find: 'if (!notice || !(await mall.jobs.claim(job))) return',
    put: 'if (!notice) return',
    seenBy: ['modules/message/notice.test.ts'],
  },
  // WeChat's order centre
  {
    name: 'the order centre hears of a payment before all of its orders are sent',
    file: centre,
    find: "orders.length === 0 || orders.some(({ state }) => state === 'waiting')",
    put: 'orders.length === 0',
    seenBy: seenCentre,
  },
  // the chat
  {
    name: 'a line that is sent again is said again',
    file: 'contract:chat.ts',
    find: 'data: v.object({ read: out.flag, id: out.int, add_time: out.time }),\n    idempotent: true,',
    put: 'data: v.object({ read: out.flag, id: out.int, add_time: out.time }),',
    seenBy: 'model',
  },
  {
    name: 'who is away finds nothing of what the servicer said',
    file: answer,
    find: '  await leaveServicerNews(trx, mall, { ...room, words: lineOf(said, language as Language), at })\n',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'the message that was left of a room stays unread when the room is read',
    file: room,
    find: '    await readServicerNews(trx, memberId, siteId)\n',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a servicer writes to an account while it closes',
    file: answer,
    find: '  if (!(await holdOpen(trx, memberId))) throw unknownMember()\n',
    put: '',
    seenBy: ['modules/cancellation/closingRaces.test.ts'],
  },
]
