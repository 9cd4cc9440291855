import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import styles from './authenticate.module.scss'
import { CardForm } from './CardForm'
import { useTexts } from './texts'

/** The member's real name: not asked yet, refused with a reason, or proven. */
export function AuthenticateScreen() {
  const texts = useTexts()
  const card = useData('/api/memberauth/info', {})
  const { data } = card
  return (
    <Screen title={texts.title} data={card} toTop={false}>
      <Column>
        {data && data.status !== -1 ? (
          <>
            <View className={`${styles.result} t-auth-passed`}>
              <Icon name={data.status === 1 ? 'success' : 'clock'} size={112} className={styles.good} />
              <View className={styles.word}>{data.status === 1 ? texts.passed : texts.waiting}</View>
              {data.status === 1 && <View className={styles.sub}>{texts.passedNote}</View>}
            </View>
            <CellGroup>
              <Cell className="t-auth-name" label={texts.name} value={data.auth_card_name} />
              <Cell className="t-auth-number" label={texts.number} value={data.auth_card_no} />
            </CellGroup>
          </>
        ) : (
          <>
            {data && (
              <View className={`${styles.failed} t-auth-failed`} role="alert">
                <Icon name="warning" size={40} />
                <View>{data.remark || texts.failed}</View>
              </View>
            )}
            <CardForm name={data?.auth_card_name ?? ''} sent={card.refresh} />
          </>
        )}
      </Column>
    </Screen>
  )
}
