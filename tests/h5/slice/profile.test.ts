import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

const info = '/pages/member/info/info'

test('a face from the album is cut square, sent, and shown; WeChat’s button is not there', async () => {
  const token = await wire().signIn('13800000001')
  const shopper = await Shopper.at(info, {}, { token })
  await shopper.tap('.t-face')
  await shopper.on('otherpages/member/modify_face/modify_face')
  await shopper.seen('.t-album')
  assert.equal(await shopper.see('.t-choose-avatar').count(), 0)
  const [chooser] = await Promise.all([shopper.page.waitForEvent('filechooser'), shopper.tap('.t-album')])
  // as a camera leaves it: lying on its side, with a mark that it is to be turned
  const buffer = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await chooser.setFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer })
  await shopper.seen('.t-crop')
  await shopper.tap('.t-crop-confirm')
  await shopper.on('pages/member/info/info')
  const { headimg } = await wire().ask<{ headimg: string }>('/api/member/info', {}, token)
  assert.match(headimg, /^upload\/headimg\/.+\.jpg$/)
  const bytes = Buffer.from(await (await fetch(`${mallUrl()}/${headimg}`)).arrayBuffer())
  const { width, height, orientation } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, orientation], [800, 800, undefined])
  assert.deepEqual(shopper.errors, [])
  await shopper.leave()
})

test('what is no picture is told, and the old face stays', async () => {
  const token = await wire().signIn('13800000002')
  const shopper = await Shopper.at('/otherpages/member/modify_face/modify_face', {}, { token })
  await shopper.seen('.t-album')
  const [chooser] = await Promise.all([shopper.page.waitForEvent('filechooser'), shopper.tap('.t-album')])
  await chooser.setFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  assert.equal(await shopper.text('.t-toast'), '无法读取这张图片，请换一张')
  await shopper.leave()
})

test('policies can be read, the cache is cleared, and consent taken back makes a guest', async () => {
  const token = await wire().signIn('13800000001')
  const shopper = await Shopper.at(info, {}, { token })
  await shopper.tap('.t-privacy-policy')
  assert.match(await shopper.text('.t-policy'), /身份证号仅在提交时用于核对/)
  await shopper.tap('.t-sheet-close')
  await shopper.see('.t-policy').waitFor({ state: 'detached' })
  await shopper.tap('.t-agreement')
  assert.match(await shopper.text('.t-policy'), /协议/)
  await shopper.tap('.t-sheet-close')
  await shopper.see('.t-policy').waitFor({ state: 'detached' })

  const keys = () =>
    shopper.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen:')).length)
  await shopper.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('seen:')))
  await shopper.tap('.t-clear-cache')
  await shopper.page.locator('.t-modal-confirm').tap()
  await shopper.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('seen:')))
  assert.equal(await keys(), 0)

  await shopper.tap('.t-withdraw-consent')
  await shopper.page.locator('.t-modal-confirm').tap()
  await shopper.on('pages/member/index/index')
  assert.equal(await shopper.page.evaluate(() => localStorage.getItem('token')), null)
  await shopper.leave()
})
