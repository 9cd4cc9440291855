// Every block of decorated pages in every template, each under the data it is drawn from: saved as pages of a running
// mall, so that both builds show them with real goods, and nothing of it is in either.
//   npm run gallery                     beside `npm start`; MALL_URL names another mall of development
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './process.mjs'

/** @typedef {import('../contract/src/diyComponents').DiyItem} DiyItem */

/** @type {{ everyBlock: readonly DiyItem[], everySetting: object }} */
const { everyBlock, everySetting } = await import(pathToFileURL(path.join(root, 'tests/decorated/everyBlock.ts')).href)

const escaped = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** @param {DiyItem} item */
const withData = (item) => {
  const { controller, ...fields } = item
  const html = `<p style="font-size:12px;word-break:break-all">${escaped(JSON.stringify(fields))}</p>`
  return [
    { controller: 'Text', title: controller, style: 2, padding: 24, marginTop: 40 },
    { controller: 'RichText', html, padding: 24 },
    item,
  ]
}

/**
 * @param {number} number
 * @param {string} title
 * @param {object} global
 * @param {readonly DiyItem[]} blocks
 * @param {number} site whose page it is, 0 = the mall's
 */
function save(number, title, global, blocks, site = 0) {
  const name = `DIY_VIEW_RANDOM_${number}`
  const file = path.join(os.tmpdir(), `${name}.json`)
  fs.writeFileSync(file, JSON.stringify({ global: { title, ...global }, value: blocks.flatMap(withData) }))
  const words = ['diy/save', `name=${name}`, `title=${title}`, `value=@${file}`]
  if (site > 0) words.push('--site', String(site))
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'tools/operator.mjs'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  fs.rmSync(file)
  if (status) process.exit(status)
  say(`${title}: /otherpages/diy/diy/diy?name=${name}${site > 0 ? `&site_id=${site}` : ''}`)
}

/** Of these a page shows one, and the tabs take all that follows. */
const alone = ['FloatBtn', 'GoodsCategory', 'TopCategory']
const ofShop = /^Shop|^Notes$|^LiveInfo$/
const is = (/** @type {DiyItem} */ { controller }) => alone.includes(controller)
const isShops = (/** @type {DiyItem} */ { controller }) => ofShop.test(controller)

save(
  9000,
  '组件陈列',
  everySetting,
  everyBlock.filter((item) => !is(item) && !isShops(item)),
)
save(9001, '店铺组件陈列', {}, everyBlock.filter(isShops), 3)
everyBlock.filter(is).forEach((item, i) => save(9002 + i, `${item.controller} ${i + 1}`, {}, [item]))
