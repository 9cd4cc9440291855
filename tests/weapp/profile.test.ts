import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOut } from './host'
import { useMini, type Mini } from './mini'
import { picture } from './picture'

const open = useMini()
const skip = leftOut.withoutSimulator
const info = 'pages/member/info/info'
const mobile = '13800000001'

interface Member {
  nickname: string
  headimg: string
  realname: string
  sex: number
}
const member = (mini: Mini) => mini.ask<Member>('/api/member/info')
async function atInfo(mini: Mini) {
  if (!(await mini.stored('token'))) {
    await mini.go('reLaunch', '/pages/login/login/login')
    await mini.logInByPassword(mobile)
    await mini.on('pages/member/index/index')
  }
  await mini.go('reLaunch', `/${info}`)
  await mini.see('.t-face')
}

test('the face: WeChat’s own button, and who turns away keeps the old one', { skip }, async () => {
  const mini = open()
  await atInfo(mini)
  const { headimg } = await member(mini)
  await mini.tap('.t-face')
  await mini.on('otherpages/member/modify_face/modify_face')
  await mini.host.control.scenario({ avatar: 'cancel' })
  await mini.tap('.t-choose-avatar')
  await mini.settled()
  assert.equal((await member(mini)).headimg, headimg)

  await mini.host.control.scenario({ avatar: picture('#2a7') })
  await mini.told('头像已更新', () => mini.tap('.t-choose-avatar'))
  await mini.on(info)
  const chosen = (await member(mini)).headimg
  assert.match(chosen, /^upload\/headimg\//)
  assert.notEqual(chosen, headimg)
  mini.fine()
})

test('the face from the album is compressed and sent; turning away is no failure', { skip }, async () => {
  const mini = open()
  await atInfo(mini)
  const before = (await member(mini)).headimg
  await mini.tapAnew('.t-face')
  await mini.on('otherpages/member/modify_face/modify_face')
  await mini.host.control.scenario({ media: 'cancel' })
  await mini.tap('.t-album')
  await mini.settled()
  assert.equal(await mini.count('.t-toast'), 0)
  await mini.host.control.scenario({ media: [picture('#27a')] })
  await mini.tap('.t-album')
  await mini.on(info)
  assert.notEqual((await member(mini)).headimg, before)
  mini.fine()
})

test('the nickname: its rules, what is against the law, and a new one', async () => {
  const mini = open()
  await atInfo(mini)
  await mini.tap('.t-edit-nickname')
  await mini.on('pages/member/info_edit/info_edit')
  await mini.see('.t-nickname-input')
  await mini.tap('.t-save')
  await mini.reads('.t-field-error', '与原昵称一致，无需修改')
  await mini.type('.t-nickname-input', '违规测试')
  await mini.told(/昵称含有不适当的内容/, () => mini.tap('.t-save'))
  await mini.type('.t-nickname-input', '山间小满')
  await mini.tap('.t-save')
  await mini.on(info)
  await mini.reads('.t-edit-nickname', /山间小满/)
  assert.equal((await member(mini)).nickname, '山间小满')
  mini.fine()
})

test('the pay password: a code to the own mobile, then six digits twice', async () => {
  const mini = open()
  await atInfo(mini)
  await mini.tap('.t-pay-password')
  await mini.on('otherpages/member/pay_password/pay_password')
  await mini.tap('.t-send-code')
  let code = ''
  await mini.until('the message', async () => {
    const sms = mini.wire.operate<{ code: string; purpose: string }>('/dev/smscode', { mobile })
    code = await sms.then(
      (one) => (one.purpose === 'paypassword' ? one.code : ''),
      () => '',
    )
    return code !== ''
  })
  await mini.settled()
  await mini.type('.t-code', code)
  await mini.tap('.t-next')
  await mini.reads('.t-pin-lead', '请输入6位数字支付密码')
  await mini.type('.t-pin', '135790')
  await mini.reads('.t-pin-lead', '请再次输入支付密码')
  await mini.told('两次输入的密码不一致', () => mini.type('.t-pin', '135791'))
  await mini.reads('.t-pin-lead', '请输入6位数字支付密码')
  await mini.type('.t-pin', '135790')
  await mini.reads('.t-pin-lead', '请再次输入支付密码')
  await mini.type('.t-pin', '135790')
  await mini.on(info)
  await mini.ask('/api/member/checkpaypassword', { pay_password: '135790' })
  mini.fine()
})

test('the real name: a card that holds, with both its pictures', { skip }, async () => {
  const mini = open()
  await atInfo(mini)
  await mini.tap('.t-authenticate')
  await mini.on('otherpages/member/authenticate/authenticate')
  await mini.type('.t-card-name', '林小满')
  await mini.type('.t-card-number', '110105194912310021')
  await mini.told('请输入正确的身份证号', () => mini.tap('.t-submit-auth'))
  await mini.type('.t-card-number', '11010519491231002X')
  await mini.reads('.t-card-derived', /女·1949-12-31/)
  await mini.told('请上传身份证人像面照片', () => mini.tap('.t-submit-auth'))
  await mini.host.control.scenario({ media: [picture('#a72')] })
  for (const side of ['.t-card-front', '.t-card-back']) {
    await mini.tap(`${side} .t-picture-add`)
    await mini.see(`${side} .t-picture`)
    await mini.gone(`${side} .t-picture-sending`)
  }
  await mini.tap('.t-submit-auth')
  await mini.reads('.t-auth-number', /1\*+X/)
  assert.deepEqual(await member(mini).then(({ realname, sex }) => [realname, sex]), ['林小满', 2])
  mini.fine()
})
