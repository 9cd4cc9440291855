import type { PhoneGiven } from './port'

/** WeChat's own words of one tap on the phone-number button. */
export interface PhoneDetail {
  errMsg?: string
  /** 1400001: the mall has no more of WeChat's answers left */
  errno?: number
  code?: string
  iv?: string
  encryptedData?: string
}

const noQuota = 1400001

/** A code is preferred: it needs no session key. */
export function outcomeOf({
  errMsg = '',
  errno,
  code,
  iv,
  encryptedData,
}: PhoneDetail): PhoneGiven | 'refused' | 'noQuota' {
  if (code) return { code }
  if (iv && encryptedData) return { iv, encryptedData }
  return errno === noQuota || errMsg.includes(String(noQuota)) ? 'noQuota' : 'refused'
}
