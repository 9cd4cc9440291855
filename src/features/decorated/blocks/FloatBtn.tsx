import { View } from '@tarojs/components'
import type { FloatBtnItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from './floatBtn.module.scss'

/** design px from the bottom that the back-to-top button needs, with a gap */
const overToTop = 268

/** Buttons that stay in a corner: 1 top left, 2 top right, 3 bottom left, 4 bottom right. */
export function FloatBtn({ item }: { item: FloatBtnItem }) {
  const colour = useColours()
  const corner = Number(item.bottomPosition || 4)
  const away = px(Math.max(item.btnBottom ?? 0, item.baseBtnBottom ?? 0, corner === 4 ? overToTop : 220))
  const place = {
    [corner === 1 || corner === 3 ? 'left' : 'right']: px(24),
    ...(corner <= 2 ? { top: away } : { bottom: `calc(${away} + var(--safe-bottom))` }),
  }
  return (
    <View className={styles.float} style={place}>
      {item.list.map((button, i) => (
        <Linked
          key={i}
          link={button.link}
          label={button.title}
          className={styles.floatButton}
          style={{ background: colour(item.backgroundColor), color: colour(item.textColor) }}
        >
          <Image src={button.imageUrl} width={88} radius="round" alt={button.title} eager />
        </Linked>
      ))}
    </View>
  )
}
