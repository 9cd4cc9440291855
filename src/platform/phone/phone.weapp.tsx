import { Button } from '@tarojs/components'
import type { ButtonProps } from '@tarojs/components'
import { outcomeOf } from './outcome.weapp'
import type { PhoneButtonProps, PhonePort } from './port'

function PhoneButton({ children, className, label, onPhone, onNone }: PhoneButtonProps) {
  return (
    <Button
      className={className}
      hoverClass="pressed"
      aria-label={label}
      openType={'getPhoneNumber|agreePrivacyAuthorization' as ButtonProps['openType']}
      onGetPhoneNumber={({ detail }) => {
        const outcome = outcomeOf(detail)
        if (typeof outcome === 'string') onNone(outcome)
        else onPhone(outcome)
      }}
    >
      {children}
    </Button>
  )
}

export const phone: PhonePort = { offered: true, Button: PhoneButton }
