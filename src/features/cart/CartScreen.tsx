import { useState, type ComponentType, type ReactNode } from 'react'
import type { CartName } from '@/session/cartCount'
import { useBoot, addonOn } from '@/session/boot'
import { useCartCount } from '@/session/cartCount'
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

/** One of the carts of the mall. */
export interface CartPanel {
  name: CartName
  addon?: Addon
  useLabel(): string
  Cart: ComponentType<{ tabs: ReactNode }>
}

const goods: CartPanel = { name: 'goods', useLabel: () => useTexts().goods, Cart: GoodsCart }

function useShownPanel(panel: CartPanel) {
  return { ...panel, label: panel.useLabel(), count: useCartCount(panel.name) }
}
/** The same panels at every render: their hooks keep their places. */
const useShownPanels = (panels: readonly CartPanel[]) => panels.map(useShownPanel)

/** `others`: the carts of promotions; where only one is on there are no tabs. */
export function CartScreen({ others = [] }: { others?: readonly CartPanel[] }) {
  const texts = useTexts()
  const member = useIsMember()
  const boot = useBoot((state) => state)
  const [active, setActive] = useState<CartName>('goods')
  const panels = useShownPanels([goods, ...others])
  const shown = panels.filter(({ addon }) => !addon || addonOn(addon, boot))
  const { Cart } = shown.find(({ name }) => name === active) ?? { Cart: GoodsCart }
  const tabs = shown.length > 1 && (
    <Tabs
      className={styles.tabs}
      items={shown.map(({ name, label, count }) => ({ key: name, label, count }))}
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
