import Taro from '@tarojs/taro'
import { Button } from '@tarojs/components'
import type { AgreeButtonProps, PrivacyPort } from './port'

type Answered = { success: () => void; fail: () => void }

const came = (show: (answered: Answered) => unknown): Promise<boolean> =>
  new Promise((resolve) => show({ success: () => resolve(true), fail: () => resolve(false) }))

function AgreeButton({ id, children, className, onAgree }: AgreeButtonProps) {
  return (
    <Button
      id={id}
      className={className}
      hoverClass="pressed"
      openType="agreePrivacyAuthorization"
      onAgreePrivacyAuthorization={onAgree}
    >
      {children}
    </Button>
  )
}

export const privacy: PrivacyPort = {
  AgreeButton,
  onNeed(ask) {
    // missing below base library 2.32.3, where nothing is held back
    Taro.onNeedPrivacyAuthorization?.((resolve) => {
      resolve({ event: 'exposureAuthorization' })
      ask({
        agree: (buttonId) => resolve({ event: 'agree', buttonId }),
        disagree: () => resolve({ event: 'disagree' }),
      })
    })
  },
  readPolicy: () => came((answered) => Taro.openPrivacyContract(answered)),
}
