import { openTarget } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { Button, type ButtonProps } from '@/ui/Button'
import { prizeTarget, type PrizeKind, type Won } from '../prize'
import { useTexts } from '../texts'

interface PrizeWayProps extends Pick<ButtonProps, 'kind' | 'size' | 'block' | 'className'> {
  prize: PrizeKind
  won: Won
}

/** To where the prize lies, as long as that page can be opened. */
export function PrizeWay({ prize, won, className = '', ...look }: PrizeWayProps) {
  const texts = useTexts()
  const target = prizeTarget(prize, won)
  if (!useOpenable(target.route)) return null
  return (
    <Button {...look} className={`${className} t-prize-way`} onClick={() => void openTarget(target)}>
      {texts.ways[prize]}
    </Button>
  )
}
