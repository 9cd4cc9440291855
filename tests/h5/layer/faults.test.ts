import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeBrowser, openPage } from '../browser'

interface Fault {
  kind: string
  what: string
}
interface Tools {
  findFaults(given: { english: boolean; answers: string }): Fault[]
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tools = '../../../tools/faults.mjs'

after(closeBrowser)

async function kinds(html: string, given = { english: false, answers: '' }): Promise<string[]> {
  const { findFaults } = (await import(tools)) as Tools
  const { page, close } = await openPage('about:blank')
  await page.setContent(`<meta name="viewport" content="width=device-width"><body style="margin:0">${html}`)
  const faults = await page.evaluate(findFaults, given)
  await close()
  return faults.map(({ kind }) => kind)
}

for (const [kind, html] of [
  ['sideways', '<div style="width: 500px; height: 10px"></div>'],
  ['outside', '<div style="position: fixed; left: 380px; white-space: nowrap">far out</div>'],
  ['cut', '<div style="width: 40px; height: 20px; overflow: hidden; white-space: nowrap">much too long for it</div>'],
  ['words', '<div>¥NaN</div>'],
  ['nameless', '<div role="button" style="width: 30px; height: 30px"></div>'],
  ['small', '<div role="button" style="width: 10px; height: 10px; overflow: auto">x</div>'],
] as const)
  test(`${kind} is told`, async () => assert.ok((await kinds(html)).includes(kind)))

test('what is meant to be cut, scrolled or hidden is not told', async () => {
  const fine = [
    '<div style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">much too long</div>',
    '<div style="overflow-x: auto; white-space: nowrap">a long row to be pushed aside with the thumb, again and again</div>',
    '<div style="display: none">undefined</div>',
    '<div role="button" style="width: 30px; height: 30px" aria-label="close"></div>',
  ]
  assert.deepEqual(await kinds(fine.join('')), [])
})

test('Chinese on an English screen is told unless the server sent it', async () => {
  const html = '<div>加入购物车</div><div>青禾家居</div>'
  assert.deepEqual(await kinds(html, { english: true, answers: '{"site_name":"青禾家居"}' }), ['untranslated'])
})
