import { dropToken, signIn } from '@/session/token'
import { keepDraft, readDraft } from './draft'

const draft = { sku_id: 3, num: 1 }

it('outlives the login of the guest who chose it', () => {
  keepDraft('orderCreateData', draft)
  signIn('token')
  expect(readDraft('orderCreateData')).toEqual(draft)
})

it('is gone when the member leaves', () => {
  signIn('token')
  keepDraft('orderCreateData', draft)
  dropToken()
  expect(readDraft('orderCreateData')).toBeUndefined()
})
