import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Image } from '@/ui/Image'
import { Skeleton, SkeletonBlock } from '@/ui/Skeleton'
import styles from './phoneCode.module.scss'
import { useTexts } from './texts'

/** design px */
const side = 200

/** The code of the goods page, for a phone beside the computer. Without it nothing is missing. */
export function PhoneCode({ skuId }: { skuId: number }) {
  const texts = useTexts()
  const { data, loading } = useData('/api/goodssku/goodsQrcode', { sku_id: skuId }, { silent: true })
  const path = data?.path
  if (!loading && !path) return null
  return (
    <View className={`${styles.line} t-phone-code`}>
      <View className={styles.code}>
        {path ? (
          <Image src={path} width={side} fit="aspectFit" alt={texts.code} eager />
        ) : (
          <Skeleton>
            <SkeletonBlock width={side} height={side} />
          </Skeleton>
        )}
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{texts.onPhone}</View>
        <View className={styles.note}>{texts.onPhoneNote}</View>
      </View>
    </View>
  )
}
