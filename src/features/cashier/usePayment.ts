import { useEffect, useRef, useState } from 'react'
import type { PayAnswer } from '@mall/contract/pay'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { dropBill, keepBill } from '@/session/openBill'
import { submitOnce } from '@/api/submit'
import { host } from '@/platform/host/host'
import { pay } from '@/platform/pay/pay'
import { baseUrl, pageUrl } from '@/session/baseUrl'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'
import { useVideoShop } from './useVideoShop'
import { weChatAppId } from './weChatAppId'

/** checkout-and-pay section 4: every 2 s, at most 60 s */
const pollEvery = 2000
const pollTimes = 30

export interface Payment {
  busy: boolean
  /** the outcome is asked for */
  waiting: boolean
  /** html: where a transfer goes; told once that way is begun */
  offline: string | undefined
  /** With a pay password refusals are thrown, untold. */
  start(payPassword?: string): Promise<void>
  stop(): void
}

/**
 * Pays one bill: the channel, and then what the server knows of it. `started` is told when the
 * server has the payment in progress, and how it goes on.
 */
export function usePayment(number: string, way: string, started: (type: PayAnswer['type']) => void): Payment {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [offline, setOffline] = useState<string>()
  const polling = useRef(0)
  const videoShop = useVideoShop()
  useEffect(() => () => clearTimeout(polling.current), [])

  const result = () => open(routes.payResult, { code: number }, { replace: true })
  const stop = () => {
    clearTimeout(polling.current)
    setWaiting(false)
  }
  const poll = (tries: number) => {
    setWaiting(true)
    const look = async () => {
      const state = await call('/api/pay/status', { out_trade_no: number }, { silent: true }).catch(() => undefined)
      if (state?.pay_status === 0) {
        stop()
        dropBill(number)
        toast(texts.failed)
      } else if (state?.pay_status === 1 && tries > 0) poll(tries - 1)
      else if (!state && tries > 0) poll(tries - 1)
      else {
        stop()
        void result()
      }
    }
    polling.current = setTimeout(() => void look(), pollEvery) as unknown as number
  }
  const start = async (payPassword?: string) => {
    setBusy(true)
    try {
      const returnUrl = pageUrl(`/${routes.payResult.path}?code=${number}`)
      const params = {
        ...{ out_trade_no: number, pay_type: way as 'sandbox', app_type: host.appType, return_url: returnUrl },
        ...videoShop,
      }
      const answer = await submitOnce(
        '/api/pay/pay',
        payPassword === undefined ? params : { ...params, pay_password: payPassword },
        { action: number, silent: payPassword !== undefined },
      )
      started(answer.type)
      // the operator tells, in a day or two: nothing to wait for here
      if (answer.type === 'offline') return setOffline(answer.content)
      keepBill(number)
      const appId = await weChatAppId(answer)
      const outcome = await pay.pay(answer, { outTradeNo: number, baseUrl, returnUrl, ...(appId && { appId }) })
      // the channel has told: nothing to come back to
      if (outcome === 'cancelled' || outcome === 'failed') dropBill(number)
      if (outcome === 'cancelled') toast(texts.cancelled)
      else if (outcome === 'failed') toast(texts.failed)
      else if (outcome === 'paid') await result()
      else poll(pollTimes)
    } catch (failure) {
      // a refusal has been told; anything else is ours
      if (!(failure instanceof CallFailure) || payPassword !== undefined) throw failure
    } finally {
      setBusy(false)
    }
  }
  return { busy, waiting, offline, start, stop }
}
