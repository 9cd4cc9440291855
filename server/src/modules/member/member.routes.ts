import { serve } from '../../http/route'
import type { Module } from '../module'
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
    serve('/api/member/modifysex', ({ sex }, ctx) => done(profile.setSex(ctx, sex))),
    serve('/api/member/modifybirthday', ({ birthday }, ctx) => done(profile.setBirthday(ctx, birthday))),
    serve('/api/member/modifyheadimg', ({ headimg }, ctx) => done(profile.setHeadimg(ctx, headimg))),
    serve('/api/member/issetpayaassword', (_, ctx) => hasPayPassword(ctx)),
    serve('/api/member/checkpaypassword', ({ pay_password }, ctx) => done(checkPayPassword(ctx, pay_password))),
  ],
}
