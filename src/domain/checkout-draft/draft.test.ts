import { dropToken, signIn } from '@/session/token'
import { keepDraft, readDraft } from './draft'

const draft = { sku_id: 3, num: 1 }

it('outlives the login of the guest who chose it', () => {
  keepDraft('orderCreateData', draft)
  signIn('token')
  expect(readDraft('orderCreateData')).toEqual(draft)
})

it.each(['orderCreateData', 'wholesaleOrderCreateData'] as const)('%s is gone when the member leaves', (name) => {
  signIn('token')
  keepDraft(name, draft)
  dropToken()
  expect(readDraft(name)).toBeUndefined()
})
