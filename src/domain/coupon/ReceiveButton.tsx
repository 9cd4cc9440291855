import { Button } from '@/ui/Button'
import type { CouponFace } from './face'
import { useTexts } from './texts'
import type { Receiving } from './useReceiving'

interface ReceiveButtonProps {
  coupon: CouponFace
  receiving: Receiving
  /** leads to the goods; without it a received coupon has no button */
  onUse?: () => void
}

/** At the edge of a ticket: get it, or use the one that is there. */
export function ReceiveButton({ coupon, receiving, onUse }: ReceiveButtonProps) {
  const texts = useTexts()
  if (receiving.has(coupon)) {
    return onUse ? (
      <Button size="small" kind="secondary" className="t-use-coupon" onClick={onUse}>
        {texts.use}
      </Button>
    ) : null
  }
  if (coupon.stamp) return null
  return (
    <Button
      size="small"
      kind={coupon.kind === 'shop' ? 'primary' : 'aux'}
      className="t-receive-coupon"
      loading={receiving.busy(coupon)}
      onClick={() => void receiving.receive(coupon)}
    >
      {texts.receiveShort}
    </Button>
  )
}
