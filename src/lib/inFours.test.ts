import { inFours } from './inFours'

test.each([
  ['123456789012', '1234 5678 9012'],
  ['12345', '1234 5'],
  ['1234', '1234'],
  ['', ''],
])('%s is read as %s', (code, read) => expect(inFours(code)).toBe(read))
