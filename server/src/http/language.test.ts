import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

// The server's own words stand in both languages (wire/README section 3.1): as `{ zh, en }`, wherever they are.

const server = path.resolve(__dirname, '..')

/** A folder or file, and of it only what contains `text`. */
interface Place {
  place: string
  text?: string
  why: string
}

/** Chinese that is told to everybody as it stands. */
const asWritten: Place[] = [
  { place: 'database/seed/', why: 'what the members and shops of the demo mall wrote' },
  { place: 'database/reference/', why: 'names of regions, and texts that the operator can change' },
  { place: 'testing/', why: 'what tests write' },
  { place: 'modules/demo-merchant/', why: 'what the demo shop writes' },
  { place: 'settings/initial.ts', why: 'the operator can change it' },
  { place: 'modules/fenxiao/level.store.ts', text: '默认等级', why: 'the same' },
  { place: 'outside/courier/courier.ts', why: 'names and events as the courier tells them' },
  { place: 'outside/pay/weChatTransfers.ts', text: '余额提现', why: 'WeChat shows it, in its own language alone' },
  { place: 'modules/member/newMember.service.ts', text: '会员', why: 'a nickname' },
  { place: 'modules/diy/diy.service.ts', text: '全国', why: 'the name of a region' },
  {
    place: 'modules/goods/filterPanel.service.ts',
    text: '品牌',
    why: 'the name of an attribute, by which it is known',
  },
  { place: 'modules/checkout/checkoutData.ts', text: '种商品', why: 'the name of an order, kept as it was written' },
  { place: 'modules/checkout/checkoutData.ts', text: '等', why: 'the same' },
  { place: 'modules/search/sentence.ts', why: 'what shoppers type' },
  { place: 'database/audit/plantedCancellations.ts', text: '我是林晓', why: 'what a member said' },
]

const han = /\p{Script=Han}/u
/** also a comma may be all that differs */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

const sources = (fs.readdirSync(server, { recursive: true }) as string[])
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))

const parsed = (file: string, text = fs.readFileSync(path.join(server, file), 'utf8')) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** All literal texts at or below a node, with where they stand. */
function textsIn(node: ts.Node): { text: string; node: ts.Node }[] {
  const found: { text: string; node: ts.Node }[] = []
  const visit = (one: ts.Node): void => {
    if (ts.isStringLiteralLike(one) || ts.isTemplateHead(one) || ts.isTemplateMiddleOrTemplateTail(one))
      found.push({ text: one.text, node: one })
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

const isNamed = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === name

/** The two halves of `said('没有', 'None')`. */
const halvesOf = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'said'
    ? { zh: node.arguments[0], en: node.arguments[1] }
    : undefined

const isZh = (node: ts.Node) => isNamed(node, 'zh') || (!!node.parent && halvesOf(node.parent)?.zh === node)
const isBelowZh = (node: ts.Node): boolean => isZh(node) || (!!node.parent && isBelowZh(node.parent))

const lineOf = (node: ts.Node) => {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Chinese outside of a `zh:`. */
const loose = (file: ts.SourceFile) => textsIn(file).filter(({ text, node }) => han.test(text) && !isBelowZh(node))

/** Words that lack one language; what is made of other words has no text of its own to be judged by. */
function lacking(file: ts.SourceFile): string[] {
  const faults: string[] = []
  const textsOf = (half: ts.Node | undefined) => half && textsIn(half).map(({ text }) => text)
  const judge = (node: ts.Node, zh: string[] = [], en?: string[]) => {
    if (!en || (en.length > 0 && (en.join('').trim() === '' || han.test(en.join('')))))
      faults.push(`${lineOf(node)} has no English`)
    if (zh.length > 0 && !chinese.test(zh.join(''))) faults.push(`${lineOf(node)} has no Chinese`)
  }
  const visit = (node: ts.Node): void => {
    const halves = halvesOf(node)
    if (halves) judge(node, textsOf(halves.zh), textsOf(halves.en))
    if (ts.isObjectLiteralExpression(node) && node.properties.some((one) => isNamed(one, 'zh'))) {
      const half = (name: string) =>
        textsOf(node.properties.find((one): one is ts.PropertyAssignment => isNamed(one, name))?.initializer)
      judge(node, half('zh'), half('en'))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return faults
}

const files = sources.map((file) => parsed(file))
const allLoose = files.flatMap(loose).map(({ text, node }) => ({ text, file: node.getSourceFile().fileName, node }))
const belongs = ({ place, text = '' }: Place, found: { file: string; text: string }) =>
  found.file.startsWith(place) && found.text.includes(text)

it('no Chinese is told but as the half of both languages', () => {
  const faults = allLoose.filter((found) => !asWritten.some((place) => belongs(place, found)))
  expect(faults.map(({ text, node }) => `${lineOf(node)} ${text}`)).toEqual([])
})

it('words are told in both', () => {
  expect(files.flatMap(lacking)).toEqual([])
})

it('lists no place without Chinese', () => {
  expect(asWritten.filter((place) => !allLoose.some((found) => belongs(place, found)))).toEqual([])
})

describe('finds', () => {
  const looked = (text: string) => {
    const file = parsed('planted.ts', text)
    return [...loose(file).map((one) => one.text), ...lacking(file)]
  }
  test.each([
    ["refuse('没有')", ['没有']],
    ['const most = `最多${n}张`', ['最多', '张']],
    ['const name = isNew ? { zh: `新${a ? `的` : ``}` , en: `new` } : `旧`', ['旧']],
    ["refuse({ zh: '没有', en: '' })", ['planted.ts:1 has no English']],
    ["refuse(said('没有', ''))", ['planted.ts:1 has no English']],
    ["refuse(said('没有', 'None'))", []],
    ["refuse({ zh: '没有' })", ['planted.ts:1 has no English']],
    ["refuse({ zh: '没有', en: '没有' })", ['没有', 'planted.ts:1 has no English']],
    ["refuse({ zh: 'None', en: 'None' })", ['planted.ts:1 has no Chinese']],
    ["// 没有\nrefuse({ zh: '没有', en: 'None' }, { code })", []],
    ['const both = { zh: one.zh, en: one.en }', []],
  ])('%s', (text, faults) => {
    expect(looked(text)).toEqual(faults)
  })
})
