import { serve } from '../../http/route'
import type { Module } from '../module'
import * as captcha from './captcha.service'
import * as login from './login.service'
import * as register from './register.service'
import { leave } from './session.service'
import * as sms from './smsCode.service'
import { dropEndedTickets } from './ticket.service'
import { wechatRoutes } from './wechat.routes'

const hour = 3600

export const authModule: Module = {
  routes: [
    serve('/api/captcha/captcha', ({ captcha_id }, ctx) => captcha.newCaptcha(ctx, captcha_id)),
    serve('/api/register/config', (_, ctx) => register.registerConfig(ctx)),
    serve('/api/register/aggrement', (_, ctx) => register.registerAgreement(ctx)),
    serve('/memberregister/api/Config/Config', (_, ctx) => register.registerReward(ctx)),
    serve('/api/register/username', (form, ctx) => register.byUsername(ctx, form)),
    serve('/api/register/mobile', (form, ctx) => register.byMobile(ctx, form)),
    serve('/api/register/mobileCode', ({ mobile, ...given }, ctx) => sms.sendCode(ctx, 'register', mobile, given)),
    serve('/api/register/exist', ({ type, ...names }, ctx) => register.exists(ctx, type, names[type])),
    serve('/api/member/checkmobile', async ({ mobile }, ctx) => {
      await register.checkMobile(ctx, mobile)
      return null
    }),
    serve('/api/login/login', (form, ctx) => login.byPassword(ctx, form)),
    serve('/api/login/mobile', (form, ctx) => login.byMobile(ctx, form)),
    serve('/api/login/mobileCode', ({ mobile, ...given }, ctx) => sms.sendCode(ctx, 'login', mobile, given)),
    // the token was checked on the way here
    serve('/api/login/verifytoken', () => null),
    serve('/api/login/logout', async (_, ctx) => {
      await leave(ctx)
      return null
    }),
    serve('/api/findpassword/mobilecode', ({ mobile, ...given }, ctx) => sms.sendCode(ctx, 'find', mobile, given)),
    serve('/api/findpassword/mobile', async (form, ctx) => {
      await login.resetPassword(ctx, form)
      return null
    }),
    serve('/api/findpassword/emailcode', () => login.noMail()),
    serve('/api/findpassword/email', () => login.noMail()),
    serve('/operator/api/dev/captcha', ({ captcha_id }, ctx) => captcha.showCaptcha(ctx, captcha_id)),
    serve('/operator/api/dev/smscode', ({ mobile }, ctx) => sms.lastCode(ctx, mobile)),
    ...wechatRoutes,
  ],
  sweeps: [
    {
      kind: 'auth.sweep',
      seconds: hour,
      async run(mall) {
        await captcha.dropEndedCaptchas(mall)
        await sms.dropEndedCodes(mall)
        await dropEndedTickets(mall)
      },
    },
  ],
}
