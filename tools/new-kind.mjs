// Stands a way of selling up on both sides, as the living example of group buys has it, to be changed where it differs.
//   npm run new:kind -- pintuan --zh 拼团 --en "Team deal"
// What exists is left as it is. What remains is one row each in the files that are told at the end.
import fs from 'node:fs'
import path from 'node:path'
import { root as checkout, say } from './process.mjs'
import { fail } from './setup.mjs'

const words = process.argv.slice(2)
/** @param {string} name @param {string} [usual] */
const option = (name, usual) => (words.includes(name) ? words[words.indexOf(name) + 1] : usual)
/** Tests build theirs in another folder. */
const into = option('--into', checkout) ?? checkout
const kind = words[0]?.startsWith('--') ? '' : (words[0] ?? '')
const zh = option('--zh')
const en = option('--en')
if (!kind || !zh || !en) fail('npm run new:kind -- <word of the wire> --zh <name> --en <name>')
if (!/^[a-z]+$/.test(kind)) fail(`The word of a kind is lower-case letters, as on the wire: ${kind}`)

const example = 'groupbuy'
/** Folders and files of the example; a star stands for what differs by kind in a name. */
const folders = ['src/kinds/*', 'src/promotionpages/*', 'server/src/promotions/*']
const files = [
  'contract/src/*.ts',
  'src/domain/promotion/*Face.ts',
  'server/src/database/seed/*s.ts',
  'server/src/database/seed/load/*s.ts',
  'tests/promotions/*.ts',
]
const migrations = 'server/src/database/migrations'

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
/** @param {string} text */
const renamed = (text) =>
  text
    .replaceAll(example, kind)
    .replaceAll(capital(example), capital(kind))
    .replaceAll(example.toUpperCase(), kind.toUpperCase())
    .replaceAll('团购', zh ?? '')
    .replaceAll('Group buy', en ?? '')
    .replaceAll('group buy', (en ?? '').toLowerCase())

/** @param {string} from @param {string} to */
function stand(from, to) {
  const target = path.join(into, to)
  if (fs.existsSync(target)) return say(`${to}  stands already`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, renamed(fs.readFileSync(path.join(checkout, from), 'utf8')))
  say(to)
}

for (const folder of folders) {
  const from = folder.replace('*', example)
  for (const entry of fs.readdirSync(path.join(checkout, from), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = path.relative(checkout, path.join(entry.parentPath, entry.name))
      stand(file, renamed(file))
    }
}
for (const file of files) stand(file.replace('*', example), file.replace('*', kind))

const all = fs.readdirSync(path.join(checkout, migrations)).sort()
const last = Number(all.at(-1)?.slice(0, 4))
const own = all.find((name) => name.endsWith(`_${example}.sql`))
if (own && !all.some((name) => name.endsWith(`_${kind}.sql`)))
  stand(`${migrations}/${own}`, `${migrations}/${String(last + 1).padStart(4, '0')}_${kind}.sql`)

say(`
One row each, beside that of ${example}:
  contract/src/api.ts, promotionData.ts           its calls; what the operator may send
  server/src/modules/index.ts                     its module
  server/src/database/tableKeys.ts, lockOrder.ts  its tables; schema.ts is written by the schema's tool
  server/src/database/seed/{types,index,load}.ts  its demo data
  server/src/database/audit/promotions.ts         what must hold of it
  server/src/testing/{roles,memberLife}.ts        who may call it, and what a member sees of it
  src/routes.ts                                   its pages
  src/domain/promotion/                           kinds.ts, texts.ts, texts.en.ts, faceTexts.ts, faceTexts.en.ts
  src/features/decorated/                         blockKinds.ts, blocks/later.ts, blocks/Promotions.tsx, where it has a block
  tools/{screens,demoKinds,openFaces}.mjs         what its pages are opened with
  tests/promotions/{promotions,paths,strange}.ts  its scenario
then: npm run format, and docs/how-to/add-a-promotion.md`)
