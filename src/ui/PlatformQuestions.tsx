import { useRef } from 'react'
import { View } from '@tarojs/components'
import { AgreeButton, agreeToPrivacy, readPrivacyPolicy, refusePrivacy, usePrivacyNeeded } from '@/session/privacy'
import { SettingsButton, useSettingsQuestion } from '@/session/settings'
import { NativeQuestion } from './NativeQuestion'
import styles from './NativeQuestion.module.scss'
import { usePrivacyTexts } from './privacyTexts'
import { Tap } from './Tap'

const agreeId = 'agree-privacy'

/** What waits goes on after a tap on the one button, and fails with words of why after any other way out. */
function PrivacyQuestion() {
  const texts = usePrivacyTexts()
  return (
    <NativeQuestion
      open={usePrivacyNeeded()}
      title={texts.title}
      refuse={texts.refuse}
      onClose={refusePrivacy}
      className="t-privacy"
      button={(className) => (
        <AgreeButton id={agreeId} className={className} onAgree={() => agreeToPrivacy(agreeId)}>
          {texts.agree}
        </AgreeButton>
      )}
    >
      <View>{texts.why}</View>
      <Tap role="link" className={`${styles.policy} t-privacy-policy`} onClick={() => void readPrivacyPolicy()}>
        {texts.policy}
      </Tap>
    </NativeQuestion>
  )
}

function SettingsQuestion() {
  const waiting = useSettingsQuestion()
  // its words stay while the sheet closes
  const last = useRef(waiting)
  if (waiting) last.current = waiting
  const { title = '', content, confirm, cancel = '' } = last.current ?? {}
  return (
    <NativeQuestion
      open={waiting !== undefined}
      title={title}
      refuse={cancel}
      onClose={() => waiting?.answer(undefined)}
      className="t-settings"
      button={(className) => (
        <SettingsButton className={className} onGo={waiting?.onGo} onReturn={(allowed) => waiting?.answer(allowed)}>
          {confirm}
        </SettingsButton>
      )}
    >
      <View>{content}</View>
    </NativeQuestion>
  )
}

/** Whatever the platform wants a button of its own for. */
export function PlatformQuestions() {
  return (
    <>
      <PrivacyQuestion />
      <SettingsQuestion />
    </>
  )
}
