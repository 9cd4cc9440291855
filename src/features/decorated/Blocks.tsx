import { memo, useEffect, useState, type ComponentType } from 'react'
import { CustomWrapper } from '@tarojs/components'
import type { DiyItem } from '@mall/contract/diyComponents'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { blockOf, type BlockGroup, type LoadGroup } from './blockKinds'

type Draw = ComponentType<{ item: DiyItem }>
const arrived = new Map<LoadGroup, BlockGroup>()

/** A block whose code is fetched when it is first drawn; nothing in its place meanwhile, or when it does not come. */
function Later({ item, load }: { item: DiyItem; load: LoadGroup }) {
  const [group, setGroup] = useState(() => arrived.get(load))
  useEffect(() => {
    if (group) return
    const come = load().then((blocks) => {
      arrived.set(load, blocks)
      setGroup(blocks)
    })
    come.catch(() => undefined)
  }, [group, load])
  const Drawn = group?.[item.controller] as Draw | undefined
  return Drawn ? <Drawn item={item} /> : null
}

/** A block that fails is gone; the others stay. */
const Block = memo(function Block({ item }: { item: DiyItem }) {
  const kind = blockOf(item)
  if (!kind) return null
  return (
    <CustomWrapper>
      <ErrorBoundary fallback={null}>
        {'draw' in kind ? <kind.draw item={item} /> : <Later item={item} load={kind.load} />}
      </ErrorBoundary>
    </CustomWrapper>
  )
})

export const Blocks = ({ items }: { items: readonly DiyItem[] }) => (
  <>
    {items.map((item, i) => (
      <Block key={i} item={item} />
    ))}
  </>
)
