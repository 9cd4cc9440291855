import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { useGoodsTexts } from './goodsTexts'
import { market, useMarketPage } from './market'
import styles from './notes.module.scss'
import { useFenxiaoWords } from './words'

/** To the market page, where the mall has one. */
export function MarketLink() {
  const texts = useGoodsTexts()
  const { concept } = useFenxiaoWords()
  const page = useMarketPage()
  if (!page) return null
  return (
    <CellGroup className={styles.note}>
      <Cell
        icon="shop"
        label={page.title || texts.market(concept)}
        note={texts.marketNote}
        className="t-market"
        onClick={() => void open(routes.diyPage, market)}
      />
    </CellGroup>
  )
}
