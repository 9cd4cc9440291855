import fs from 'node:fs'
import path from 'node:path'

/** Ways of selling; each is known by name in its own folders, and where all of them are listed. */
const kinds = [
  'wholesale',
  'groupbuy',
  'seckill',
  'bundling',
  'bargain',
  'pintuan',
  'topic',
  'presale',
  'pointexchange',
]
const root = path.join(__dirname, '..')
/** Rooms that serve every way of selling and know none. */
const rooms = [
  ...['features', 'domain', 'ui', 'api', 'navigation', 'session', 'start', 'platform'].map((name) => `src/${name}`),
  ...['checkout', 'order', 'pay', 'refund', 'goods', 'cart', 'poster'].map((name) => `server/src/modules/${name}`),
  'server/src/pricing',
  'server/src/ledger',
]
/** The table of all ways of selling, words in both languages, and tests. */
const theirs = /^src\/domain\/promotion\/|[tT]exts(\.en)?\.ts$|\.test\.tsx?$/
const exceptions: Record<string, string> = {
  'src/domain/checkout-draft/draft.ts': 'names of drafts, fixed by the wire',
  'src/domain/ledger/causeOf.ts': 'causes of entries, fixed by the wire',
  'src/domain/message/target.ts': 'fields of message_json, fixed by the wire',
  'src/domain/payable/payables.ts': 'events of bills, fixed by the wire',
  'src/features/cancellation/parts/Blocks.tsx': 'types of what stands in the way, fixed by the wire',
  'src/features/decorated/blockKinds.ts': 'controllers of blocks, fixed by the wire',
  'src/features/decorated/blocks/DescribedSeckills.tsx': 'the block of the flash sale, with marks',
  'src/features/decorated/blocks/Promotions.tsx': 'one block each: which call it asks, which face draws its rows',
  'src/features/decorated/blocks/Seckills.tsx': 'the block of the flash sale: its slots, call and face',
  'src/features/decorated/blocks/seckillLook.ts': 'what an operator may set of that block',
  'src/features/decorated/later.ts': 'controllers of blocks, fixed by the wire',
  'server/src/modules/cart/cart.store.ts': 'the tables of carts',
  'server/src/modules/goods/goodsImport.store.ts': 'tables whose rows name a sku that may not be left out',
}

const filesIn = (room: string) =>
  fs
    .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((name) => /\.(tsx?|scss)$/.test(name) && !theirs.test(name))

const named = rooms
  .flatMap(filesIn)
  .filter((name) => kinds.some((kind) => fs.readFileSync(path.join(root, name), 'utf8').toLowerCase().includes(kind)))

test('no room that serves all ways of selling knows one by name', () => {
  expect(named.filter((name) => !(name in exceptions))).toEqual([])
})

test('each exception is one', () => {
  expect(Object.keys(exceptions).filter((name) => !named.includes(name))).toEqual([])
})
