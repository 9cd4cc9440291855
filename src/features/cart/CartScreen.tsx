import { useState } from 'react'
import { View } from '@tarojs/components'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { open } from '@/session/open'
import { requireLogin } from '@/session/login'
import { toast } from '@/session/toast'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { GoBrowsing } from '@/ui/GoBrowsing'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import styles from './cart.module.scss'
import { InvalidRows } from './parts/InvalidRows'
import { ShopCard } from './parts/ShopCard'
import { useTexts } from './texts'
import { useCart, type Cart } from './useCart'

export function CartScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const cart = useCart()
  const [managing, manage] = useState(false)
  const filled = member && (cart.shops.length > 0 || cart.invalid.length > 0)

  if (!member) {
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
  const edit = filled && (
    <Tap className={`${styles.manage} t-manage`} onClick={() => manage(!managing)}>
      {managing ? texts.done : texts.manage}
    </Tap>
  )
  return (
    <Screen
      title={texts.title}
      tab
      right={edit}
      data={cart.state}
      bottom={filled && <Foot cart={cart} managing={managing} />}
    >
      {!filled && <GoBrowsing text={texts.empty} />}
      <Column>
        {cart.shops.map((shop) => (
          <ShopCard key={shop.siteId} shop={shop} cart={cart} />
        ))}
        <InvalidRows rows={cart.invalid} onClear={(ids) => void cart.remove(ids)} />
      </Column>
    </Screen>
  )
}

function Foot({ cart, managing }: { cart: Cart; managing: boolean }) {
  const texts = useTexts()
  const { chosen, shops, pieces } = cart
  const ids = chosen.map((row) => row.cart_id)
  const all = shops.flatMap((shop) => shop.rows.map((row) => row.cart_id))
  const checkout = () => {
    if (ids.length === 0) return toast(texts.noneChosen)
    keepDraft('orderCreateData', { cart_ids: ids.join(',') })
    void open(routes.orderPayment)
  }
  const remove = async () => {
    if (ids.length > 0 && (await ask({ title: texts.removeAsk(pieces) }))) await cart.remove(ids)
  }
  return (
    <View className={styles.foot}>
      <Checkbox className="t-choose-all" checked={cart.allChosen} onChange={(on) => cart.choose(all, on)}>
        {texts.all}
      </Checkbox>
      {managing ? (
        <Button className={`${styles.push} t-remove-chosen`} kind="danger" disabled={ids.length === 0} onClick={remove}>
          {texts.remove}
        </Button>
      ) : (
        <>
          <View className={styles.total}>
            <View className={styles.sum}>
              {texts.total}
              <Price value={cart.total} size="m" className="t-cart-total" />
            </View>
            <View className={styles.note}>{texts.noFreight}</View>
          </View>
          <Button className="t-checkout" onClick={checkout}>
            {texts.checkout(pieces)}
          </Button>
        </>
      )}
    </View>
  )
}
