import { useState, type ComponentType, type ReactNode } from 'react'
import { useBoot, addonOn } from '@/session/boot'
import { useCartCount, useWholesaleCount } from '@/session/cartCount'
import { requireLogin } from '@/navigation/login'
import { useIsMember } from '@/session/token'
import type { Addon } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './cart.module.scss'
import { GoodsCart } from './GoodsCart'
import { useTexts } from './texts'
import { WholesaleCart } from './wholesale/WholesaleCart'

type Name = 'goods' | 'wholesale'

interface Panel {
  name: Name
  addon?: Addon
  Cart: ComponentType<{ tabs: ReactNode }>
}

/** The carts of the mall; where only one is on there are no tabs. */
const panels: readonly Panel[] = [
  { name: 'goods', Cart: GoodsCart },
  { name: 'wholesale', addon: 'wholesale', Cart: WholesaleCart },
]

export function CartScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const boot = useBoot((state) => state)
  const counts = { goods: useCartCount(), wholesale: useWholesaleCount() }
  const [active, setActive] = useState<Name>('goods')
  const shown = panels.filter(({ addon }) => !addon || addonOn(addon, boot))
  const { Cart } = shown.find(({ name }) => name === active) ?? { Cart: GoodsCart }
  const tabs = shown.length > 1 && (
    <Tabs
      className={styles.tabs}
      items={shown.map(({ name }) => ({ key: name, label: texts.tabs[name], count: counts[name] }))}
      active={active}
      onChange={setActive}
    />
  )
  if (member) return <Cart tabs={tabs} />
  return (
    <Screen title={texts.title} tab>
      <Empty text={texts.guest} icon="cart">
        <Button className="t-login" onClick={() => void requireLogin()}>
          {texts.login}
        </Button>
      </Empty>
    </Screen>
  )
}
