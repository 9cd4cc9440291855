import { View } from '@tarojs/components'
import { AgreeButton, agreeToPrivacy, readPrivacyPolicy, refusePrivacy, usePrivacyNeeded } from '@/session/privacy'
import { Button } from './Button'
import styles from './PrivacyQuestion.module.scss'
import { usePrivacyTexts } from './privacyTexts'
import { Sheet } from './Sheet'
import { Tap } from './Tap'

const agreeId = 'agree-privacy'

/** What waits goes on after a tap on the one button, and fails with words of why after any other way out. */
export function PrivacyQuestion() {
  const texts = usePrivacyTexts()
  const needed = usePrivacyNeeded()
  return (
    <Sheet open={needed} onClose={refusePrivacy} title={texts.title} className="t-privacy">
      <View className={styles.question}>
        <View>{texts.why}</View>
        <Tap role="link" className={`${styles.policy} t-privacy-policy`} onClick={() => void readPrivacyPolicy()}>
          {texts.policy}
        </Tap>
        <View className={styles.buttons}>
          <Button kind="secondary" block className={`${styles.button} t-privacy-refuse`} onClick={refusePrivacy}>
            {texts.refuse}
          </Button>
          <AgreeButton
            id={agreeId}
            className={`${styles.agree} press t-privacy-agree`}
            onAgree={() => agreeToPrivacy(agreeId)}
          >
            {texts.agree}
          </AgreeButton>
        </View>
      </View>
    </Sheet>
  )
}
