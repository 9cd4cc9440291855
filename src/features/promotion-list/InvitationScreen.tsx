import type { ComponentProps, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { LazyView } from '@/ui/LazyView'
import { Screen } from '@/ui/Screen'

interface InvitationProps extends Pick<ComponentProps<typeof Screen>, 'title' | 'right' | 'bottom' | 'onRefresh'> {
  /** the call that tells of it; none where the address names nothing */
  data?: ComponentProps<typeof Screen>['data']
  texts: { gone: string; others: string }
  /** the list of what else is sold in this way */
  list: Route
  children: ReactNode
  /** drawn once it is come near: other products */
  below: ReactNode
}

/**
 * What one member began and others are asked to join: seen by them and by guests, for its page is shared. Where it is
 * unknown, the list of its kind is offered.
 */
export function InvitationScreen({ data, texts, list, children, below, ...screen }: InvitationProps) {
  const unknown = (words?: string) => (
    <Empty text={words || texts.gone}>
      <Button className="t-other-deals" onClick={() => open(list)}>
        {texts.others}
      </Button>
    </Empty>
  )
  if (!data) return <Screen title={screen.title}>{unknown()}</Screen>
  return (
    <Screen {...screen} data={data} refused={unknown}>
      {children && (
        <>
          <Column>{children}</Column>
          <LazyView room={800}>
            <View>{below}</View>
          </LazyView>
        </>
      )}
    </Screen>
  )
}
