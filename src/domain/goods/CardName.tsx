import { View } from '@tarojs/components'
import { Tag } from '@/ui/Tag'
import styles from './CardName.module.scss'
import type { GoodsFace } from './face'
import { useTexts } from './texts'

/** Name of a product in two lines, marked where the mall sells it itself. */
export function CardName({ face, className = '' }: { face: GoodsFace; className?: string }) {
  const texts = useTexts()
  return (
    <View className={`${className} two-lines`}>
      {face.own && (
        <Tag look="fill" className={styles.own}>
          {texts.own}
        </Tag>
      )}
      {face.name}
    </View>
  )
}

/** What it is, in a line; nothing where nobody wrote one. */
export const CardIntro = ({ face: { intro } }: { face: GoodsFace }) =>
  intro ? <View className={styles.intro}>{intro}</View> : null
