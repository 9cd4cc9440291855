import type { RechargeOrder } from '@mall/contract/recharge'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { toast } from '@/session/toast'
import { useTexts } from './texts'

/** Tops up by the same package or amount once more; where the package is sold no more, to those that are. */
export function useAgain() {
  const { submit, running } = useSubmit('/memberrecharge/api/ordercreate/create')
  const isSold = async (recharge_id: number) =>
    recharge_id === 0 || (await call('/memberrecharge/api/memberrecharge/info', { recharge_id })).status === 1
  const again = async ({ recharge_id, face_value }: RechargeOrder) => {
    try {
      if (await isSold(recharge_id)) {
        const bill = await submit(recharge_id > 0 ? { recharge_id } : { recharge_id, face_value })
        return void (await open(routes.cashier, { out_trade_no: bill }))
      }
      toast(useTexts.get().soldNoMore)
      await open(routes.recharge)
    } catch (failure) {
      // it has been told
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  return { again, running }
}
