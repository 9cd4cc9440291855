import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as credentials from './credentials.service'
import { freeze } from './freeze.service'
import { checkPayPassword, hasPayPassword } from './payPassword.service'
import * as profile from './profile.service'

/** Handlers that change something and answer null. */
const done = async (work: Promise<void>): Promise<null> => {
  await work
  return null
}

export const memberModule: Module = {
  routes: [
    serve('/api/member/info', (_, ctx) => profile.info(ctx)),
    serve('/api/member/detail', (_, ctx) => profile.detail(ctx)),
    serve('/api/member/id', (_, { memberId }) => memberId),
    serve('/api/member/modifynickname', ({ nickname }, ctx) => done(profile.setNickname(ctx, nickname))),
    serve('/api/member/modifyrealname', ({ realname }, ctx) => done(profile.setRealname(ctx, realname))),
    serve('/api/member/modifysex', ({ sex }, ctx) => done(profile.setSex(ctx, sex))),
    serve('/api/member/modifybirthday', ({ birthday }, ctx) => done(profile.setBirthday(ctx, birthday))),
    serve('/api/member/modifyheadimg', ({ headimg }, ctx) => done(profile.setHeadimg(ctx, headimg))),
    serve('/api/member/pwdmobliecode', (captcha, ctx) => credentials.sendPasswordCode(ctx, captcha)),
    serve('/api/member/modifypassword', (form, ctx) => done(credentials.changePassword(ctx, form))),
    serve('/api/member/bindmobliecode', ({ mobile, ...captcha }, ctx) =>
      credentials.sendMobileCode(ctx, mobile, captcha),
    ),
    serve('/api/member/modifymobile', async (form, ctx) =>
      (await credentials.changeMobile(ctx, form)) ? { is_register: 1 } : null,
    ),
    serve('/api/member/paypwdcode', (_, ctx) => credentials.sendPayCode(ctx)),
    serve('/api/member/verifypaypwdcode', (proof, ctx) => done(credentials.checkPayCode(ctx, proof))),
    serve('/api/member/modifypaypassword', (form, ctx) => done(credentials.changePayPassword(ctx, form))),
    serve('/api/member/issetpayaassword', (_, ctx) => hasPayPassword(ctx)),
    serveOnce('/operator/api/member/freeze', async (form, _ctx, trx) => {
      await freeze(trx, form)
      return { data: null }
    }),
    serve('/api/member/checkpaypassword', ({ pay_password }, ctx) => done(checkPayPassword(ctx, pay_password))),
  ],
}
