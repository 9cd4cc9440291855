import type { PropsWithChildren } from 'react'
import { Empty } from '@/ui/Empty'
import { useVirtualPayTexts } from './virtualPayTexts'

/** In the place of a checkout or a cashier that the platform forbids (maySellVirtual); its child leads on. */
export function VirtualPayStop({ children }: PropsWithChildren) {
  const texts = useVirtualPayTexts()
  return (
    <Empty className="t-no-virtual-pay" icon="info" text={texts.stop} note={texts.stopNote}>
      {children}
    </Empty>
  )
}
