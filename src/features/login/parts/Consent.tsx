import { useState } from 'react'
import { View } from '@tarojs/components'
import { PolicySheet } from '@/domain/policy/PolicySheet'
import { useTexts as usePolicyTexts } from '@/domain/policy/texts'
import type { Policies } from '@/domain/policy/usePolicies'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import styles from '../login.module.scss'
import { useTexts } from '../texts'
import type { Consent } from '../useConsent'

/** Where an account can be made: unticked at first, both readable. */
export function ConsentTick({ consent: { agreed, tick, policies } }: { consent: Consent }) {
  const texts = useTexts()
  return (
    <View className={styles.consent}>
      <Checkbox
        className={`t-agree ${agreed ? 't-agreed' : ''}`}
        checked={agreed}
        onChange={tick}
        label={texts.consentLabel}
      >
        {texts.agreed}
      </Checkbox>
      <PolicyLinks policies={policies} />
    </View>
  )
}

function PolicyLinks({ policies }: { policies: Policies }) {
  const texts = useTexts()
  const names = usePolicyTexts()
  return (
    <>
      <Tap role="link" className={`${styles.link} t-agreement`} onClick={() => policies.read('agreement')}>
        {texts.quoted(names.agreement)}
      </Tap>
      <View>{texts.and}</View>
      <Tap role="link" className={`${styles.link} t-privacy-policy`} onClick={() => policies.read('privacy')}>
        {texts.quoted(names.privacy)}
      </Tap>
    </>
  )
}

/** Once per page, the last of its overlays: asks whoever goes on without the tick, and shows what there is to read. */
export function ConsentSheet({ consent: { question, policies } }: { consent: Consent }) {
  const texts = useTexts()
  // the one that goes keeps its button
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  return (
    <>
      <Sheet
        open={question !== undefined}
        onClose={() => question?.answer(false)}
        title={texts.consentTitle}
        className="t-consent"
      >
        <View className={styles.consentSheet}>
          <View className={styles.consentWords}>
            {texts.consentWhy}
            <PolicyLinks policies={policies} />
          </View>
          {last?.button?.(() => last.answer(true)) ?? (
            <Button className="t-consent-agree" size="big" onClick={() => last?.answer(true)}>
              {texts.consentAgree}
            </Button>
          )}
        </View>
      </Sheet>
      <PolicySheet policies={policies} />
    </>
  )
}
