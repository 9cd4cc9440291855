import { outcomeOf } from './outcome.weapp'

test.each([
  [{ errMsg: 'getPhoneNumber:ok', code: 'c', iv: 'i', encryptedData: 'e' }, { code: 'c' }],
  [
    { errMsg: 'getPhoneNumber:ok', iv: 'i', encryptedData: 'e' },
    { iv: 'i', encryptedData: 'e' },
  ],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, 'refused'],
  [{ errMsg: 'getPhoneNumber:fail privacy permission is not authorized', errno: 104 }, 'refused'],
  [{ errMsg: 'getPhoneNumber:fail', errno: 1400001 }, 'noQuota'],
  [{ errMsg: 'getPhoneNumber:fail jsapi has no quota errno 1400001' }, 'noQuota'],
  [{}, 'refused'],
] as const)('%j', (detail, outcome) => {
  expect(outcomeOf(detail)).toEqual(outcome)
})
