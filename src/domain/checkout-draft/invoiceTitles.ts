import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from '@/session/token'

/** To whom an invoice is written. */
export interface InvoiceTitle {
  /** 1 personal, 2 company */
  titleType: 1 | 2
  title: string
  /** of a company */
  taxpayerNumber: string
}

const key = 'invoice_titles'
const most = 5

/** The last ones that were used, the newest first. */
export const readTitles = (): InvoiceTitle[] => storage.get<InvoiceTitle[]>(key) ?? []

export function keepTitle(used: InvoiceTitle): void {
  const { titleType, title } = used
  const others = readTitles().filter((one) => one.titleType !== titleType || one.title !== title)
  storage.set(key, [used, ...others].slice(0, most))
}

// they name people: the next member does not see them
onTokenChange(() => {
  if (!isMember()) storage.remove(key)
})
