import { languageOf, type Language } from '@mall/contract/words'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../http/route'
import { yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { billStatus, findBill, type Bill } from './pay.service'
import { play, type SandboxResult } from './sandbox.service'

interface Query {
  out_trade_no?: string
  return_url?: string
}

/** The sandbox gateway's own page, for people; in development only. */
export function sandboxPages(app: FastifyInstance, mall: Mall): void {
  if (mall.config.mode !== 'development') return
  app.get<{ Querystring: Query }>('/sandbox/pay', async (request, reply) => {
    const { query } = request
    const bill = await findBill(mall.db, String(query.out_trade_no ?? ''))
    if (!bill) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
    const language = languageOf(request.headers['accept-language'])
    const returnUrl = ownPath(query.return_url, request.host)
    // who goes back after the payment must not find the gateway again, nor a copy the browser kept
    void reply.header('cache-control', 'no-store')
    if (bill.pay_status === billStatus.paid) return reply.redirect(returnUrl, 303)
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type('text/html; charset=utf-8')
      .send(page(bill, returnUrl, language))
  })
  app.post<{ Body: { out_trade_no?: string; result?: string; return_url?: string } }>(
    '/sandbox/pay',
    async (request, reply) => {
      const { body } = request
      const result = results.find((one) => one === body.result)
      if (result) await play(mall, String(body.out_trade_no ?? ''), result)
      return reply.redirect(ownPath(body.return_url, request.host), 303)
    },
  )
}

const results: SandboxResult[] = ['paid', 'failed', 'late']

/** Only a path of this server, also where it is told with its host: never an open redirect. */
function ownPath(given: string | undefined, host: string): string {
  try {
    const own = new URL(`http://${host}`)
    const url = new URL(given ?? '/', own)
    return url.host === own.host ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : '/'
  } catch {
    return '/'
  }
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const words = {
  zh: {
    title: '沙箱支付',
    note: '沙箱支付 · 不会产生真实扣款',
    paid: '支付成功',
    failed: '支付失败',
    late: '超时后到账',
    back: '返回商城',
  },
  en: {
    title: 'Sandbox',
    note: 'Sandbox · you will not be charged',
    paid: 'Payment succeeds',
    failed: 'Payment fails',
    late: 'Arrives after the time is up',
    back: 'Back to the mall',
  },
}

const page = (bill: Bill, returnUrl: string, language: Language) => {
  const text = words[language]
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text.title}</title>
<style>
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f4f5f7;color:#1d1f23;display:grid;place-items:center;min-height:100vh}
main{box-sizing:border-box;width:min(92vw,400px);background:#fff;border-radius:20px;padding:32px 24px;text-align:center;box-shadow:0 8px 32px #0001}
h1{font-size:15px;font-weight:500;color:#5b616b;margin:0}strong{display:block;font-size:40px;margin:12px 0 4px}
p{margin:0 0 24px;color:#5b616b;font-size:14px}button{display:block;width:100%;height:48px;margin-top:12px;border:0;border-radius:24px;font:inherit}
.main{background:#0b7a3e;color:#fff}.other{background:#eef0f2;color:#1d1f23}
</style>
<main><h1>${text.note}</h1><strong>¥${yuan(bill.pay_money)}</strong><p>${escape(bill.pay_body)}</p>
<form method="post"><input type="hidden" name="out_trade_no" value="${escape(bill.out_trade_no)}">
<input type="hidden" name="return_url" value="${escape(returnUrl)}">
<button class="main" name="result" value="paid">${text.paid}</button>
<button class="other" name="result" value="failed">${text.failed}</button>
<button class="other" name="result" value="late">${text.late}</button>
<button class="other" name="result" value="">${text.back}</button></form></main></html>`
}
