import fs from 'node:fs'
import path from 'node:path'
import { iconNames } from './Icon'

test('every icon is drawn, and every drawing has a name', () => {
  const sheet = fs.readFileSync(path.join(__dirname, 'icons.scss'), 'utf8')
  const drawn = Array.from(sheet.matchAll(/^ {2}([a-z-]+):/gm), ([, name]) => name)
  expect(drawn.sort()).toEqual([...iconNames].sort())
})
