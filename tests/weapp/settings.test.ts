import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOut } from './host'
import { useMini, type Mini } from './mini'

// WeChat opens its settings only in a tap: after a dialog of its own an iPhone has none left.

const open = useMini()
const told = { skip: leftOut.withoutSimulator }
const openings = async (mini: Mini) =>
  ((await mini.host.control.record()) ?? []).filter(({ name }) => name === 'openSetting').length

test('who kept the mall out of the album is led to the settings, and the poster is saved', told, async () => {
  const mini = open()
  await mini.fresh({
    path: 'pages/goods/detail/detail?sku_id=1',
    scenario: { scopes: { 'scope.writePhotosAlbum': 'deny' } },
  })
  await mini.tap('.t-share')
  await mini.tap('.t-share-poster')
  await mini.tap('.t-save-poster')
  await mini.see('.t-settings')
  await mini.picture('settings-album')
  await mini.tap('.t-settings-refuse')
  await mini.gone('.t-settings')
  assert.equal(await openings(mini), 0)
  await mini.tap('.t-save-poster')
  await mini.see('.t-settings')
  await mini.host.control.scenario({ scopes: {} })
  await mini.told('已保存到相册', () => mini.tap('.t-settings-agree'))
  assert.equal(await openings(mini), 1)
  mini.fine()
})

test('consent that is taken back leads to the settings and makes a guest', told, async () => {
  const mini = open()
  await mini.fresh({
    path: 'pages/member/info/info',
    stored: { token: await mini.wire.signIn('13800000001') },
  })
  await mini.tap('.t-withdraw-consent')
  await mini.picture('settings-withdraw')
  await mini.tap('.t-settings-agree')
  await mini.on('pages/member/index/index')
  assert.equal(await openings(mini), 1)
  assert.ok(!(await mini.stored('token')))
  mini.fine()
})
