import type { PropsWithChildren } from 'react'
import { cents, yuan } from '@/domain/price/money'
import { Empty } from '@/ui/Empty'
import type { Limits } from './AmountFields'
import { useTexts } from './texts'

/** Whole cents by which all there is falls short of the least that can be withdrawn; 0 and below: it does not. */
export const lackingOf = ({ least, most }: Limits): number => cents(least) - cents(most)

/** In place of the form; a way on may follow as child. */
export function TooLittle({ limits, children }: PropsWithChildren<{ limits: Limits }>) {
  const texts = useTexts()
  return (
    <Empty
      className="t-too-little"
      text={texts.notEnough(limits.least)}
      note={texts.lacking(limits.most, yuan(lackingOf(limits)))}
      icon="wallet"
    >
      {children}
    </Empty>
  )
}
