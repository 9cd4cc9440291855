import type { GoodsDetail } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { CellGroup } from '@/ui/Cell'
import { RichContent } from '@/ui/RichContent'
import { useTexts } from '../texts'
import styles from './Description.module.scss'

/** The goods in pictures and words, then what holds after the sale, which is the mall's for all goods. */
export function Description({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const after = useData('/api/goods/aftersale', {}, { silent: true }).data
  return (
    <>
      {detail.goods_content && (
        <CellGroup title={texts.detail}>
          <RichContent html={detail.goods_content} className={styles.content} />
        </CellGroup>
      )}
      {after?.content && (
        <CellGroup title={after.title} className="t-after-sale">
          <RichContent html={after.content} className={styles.content} />
        </CellGroup>
      )}
    </>
  )
}
