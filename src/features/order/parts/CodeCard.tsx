import { View } from '@tarojs/components'
import { inFours } from '@/lib/inFours'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { useTypeTexts } from '../typeTexts'
import styles from './code.module.scss'

interface CodeCardProps {
  code: string
  /** its QR picture; '' = none */
  picture: string
  /** the code has been read */
  used: boolean
}

/** The pickup code, large enough to be read over a counter. */
export function CodeCard({ code, picture, used }: CodeCardProps) {
  const texts = useTypeTexts()
  return (
    <Card className={`${styles.card} ${used ? 't-pickup-used' : 't-pickup-code'}`}>
      <View className={styles.title}>{used ? texts.pickedUp : texts.pickupCode}</View>
      {used ? (
        <Icon name="success" size={96} className={styles.done} />
      ) : (
        picture && (
          <View className={`${styles.frame} t-qr`}>
            <Image src={picture} width={360} ratio={1} alt={texts.qr} />
          </View>
        )
      )}
      <View className={`${styles.digits} ${used ? styles.over : ''} t-code`}>{inFours(code)}</View>
      {!used && <CopyButton className={styles.copy} text={code} name="code" size="m" />}
      <View className={styles.note}>{used ? texts.pickedUpNote : texts.pickupNote}</View>
    </Card>
  )
}
