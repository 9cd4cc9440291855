import fs from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import { WayMark } from './WayMark'

const sheet = fs.readFileSync(path.join(__dirname, 'wayMark.module.scss'), 'utf8')
const markOf = (way: string) =>
  render(<WayMark way={way} />).container.firstElementChild!.className.match(/t-mark-\w+/)![0]

test.each(['wechatpay', 'alipay', 'BALANCE', 'offlinepay'])('%s has a mark of its own', (way) => {
  expect(markOf(way)).toBe(`t-mark-${way}`)
  expect(sheet).toMatch(new RegExp(`\\.${way} \\{[^}]*\\.drawing \\{\\s*@include (line|solid)\\(`))
})

test('another way has that of a card', () => expect(markOf('sandbox')).toBe('t-mark-other'))
