import { Button } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { ContactAreaProps, ContactPort } from './port'

function ContactArea({ children, className, label }: ContactAreaProps) {
  return (
    <Button className={className} hoverClass="pressed" aria-label={label} openType="contact">
      {children}
    </Button>
  )
}

export const contact: ContactPort = {
  Area: ContactArea,
  async openCompany(corpId, url) {
    // missing below base library 2.19
    if (typeof Taro.openCustomerServiceChat !== 'function') return false
    try {
      await Taro.openCustomerServiceChat({ corpId, extInfo: { url } })
      return true
    } catch {
      return false
    }
  },
}
