import type { PropsWithChildren } from 'react'
import { openTarget } from '@/navigation/open'
import { Tap } from '@/ui/Tap'
import type { GoodsCardProps } from './card'
import type { GoodsFace } from './face'

interface CardLinkProps {
  face: GoodsFace
  hide: NonNullable<GoodsCardProps<unknown>['hide']>
  className: string
}

/** The whole of a card leads to its goods; a name that is not shown is read out. */
export const CardLink = ({ face, hide, className, children }: PropsWithChildren<CardLinkProps>) => (
  <Tap
    className={`${className} t-goods`}
    role="link"
    label={hide.name ? face.name : undefined}
    onClick={() => openTarget(face.target)}
  >
    {children}
  </Tap>
)
