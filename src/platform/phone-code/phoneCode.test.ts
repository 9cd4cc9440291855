/** @jest-environment-options {"url": "https://mall.test/pages/goods/detail/detail?sku_id=1"} */
import { phoneCode } from './phoneCode.h5'

const room = { matches: true, addEventListener: (_: 'change', listen: () => void) => listeners.push(listen) }
const listeners: (() => void)[] = []
const place = () => document.querySelector<HTMLElement>('.t-phone-code')
const settled = () => new Promise((done) => setTimeout(done, 20))
const resize = async (isWide: boolean) => {
  room.matches = isWide
  listeners.forEach((notify) => notify())
  await settled()
}

it('stays away on a phone, comes when the window grows, and leaves when it shrinks', async () => {
  window.matchMedia = () => room as never
  room.matches = false
  phoneCode.offer()
  await settled()
  expect(place()).toBeNull()
  await resize(true)
  expect(place()!.hidden).toBe(false)
  expect(decodeURIComponent(place()!.querySelector('img')!.src)).toContain('<svg')
  await resize(false)
  expect(place()!.hidden).toBe(true)
})
