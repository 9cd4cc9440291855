import fs from 'node:fs'
import path from 'node:path'
import { Random } from '../world/random'
import { checkout } from '../world/server'
import type { Planted } from './list'
import { mutationsOf, type Mutation } from './mutator'

/** Where money, stock, coupons, states and timed work are. */
const folders = [
  ...['ledger', 'pricing', 'jobs', 'promotions'],
  ...['modules/order', 'modules/pay', 'modules/refund', 'modules/coupon'],
]
/** What only shows, lists or leads on. */
const shown = /List|Detail|Row|Package|Poster|routes/
const wanted = 20
const mostPerFile = 2
const mostPerKind = 4

/** A fault that nobody chose: its place, and what stands there before and after. */
export interface Drawn extends Planted {
  line: number
  before: string
  after: string
}

const file = path.join(__dirname, 'drawn.json')

interface Draw {
  seed: number
  /** places to choose from */
  places: number
  faults: Drawn[]
}

export const readDrawn = (): Drawn[] =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Draw).faults : []

/** Draws by the seed alone, and keeps what was drawn: later changes of the server do not change it. */
export function draw(seed: number): Draw {
  const all = mutationsOf(checkout, folders).filter(({ file: of }) => !shown.test(of))
  const chosen: Mutation[] = []
  const count = (of: (one: Mutation) => boolean) => chosen.filter(of).length
  for (const one of new Random(seed).shuffled(all)) {
    if (chosen.length === wanted) break
    if (count((other) => other.file === one.file) >= mostPerFile) continue
    if (count((other) => other.kind === one.kind) < mostPerKind) chosen.push(one)
  }
  const drawn = { seed, places: all.length, faults: chosen.map(planted) }
  fs.writeFileSync(file, `${JSON.stringify(drawn, null, 2)}\n`)
  return drawn
}

function planted({ kind, file: of, line, start, before, after }: Mutation): Drawn {
  const text = fs.readFileSync(path.join(checkout, 'server', 'src', of), 'utf8')
  const end = start + before.length
  const short = (part: string) => part.replaceAll(/\s+/g, ' ').slice(-80)
  // as many characters around it as it takes to find it again
  let around = 0
  const find = () => text.slice(Math.max(0, start - around), end + around)
  while (text.split(find()).length > 2) around += 10
  const [head, tail] = [text.slice(Math.max(0, start - around), start), text.slice(end, end + around)]
  return {
    ...{ name: `${of}:${line} ${kind}`, file: of, line, before: short(before), after: short(after) },
    ...{ find: find(), put: `${head}${after}${tail}`, seenBy: 'model' },
  }
}
