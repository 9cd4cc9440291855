import { scryptSync } from 'node:crypto'
import { hashPassword, verifyNobody, verifyPassword } from './password'

test('a password opens its own hash only', async () => {
  const hash = await hashPassword('demo123')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('demo123', hash)).toBe(true)
  expect(await verifyPassword('demo124', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('two hashes of one password differ, with a given salt they do not', async () => {
  const [one, other] = await Promise.all([hashPassword('demo123'), hashPassword('demo123')])
  expect(one).not.toBe(other)
  expect(await hashPassword('demo123', 'seed')).toBe(await hashPassword('demo123', 'seed'))
})

test('the cost is read from the hash, so older ones go on opening', async () => {
  const key = scryptSync('old', 'seed', 32, { N: 1024, r: 8, p: 1 }).toString('base64url')
  const cheap = `scrypt$1024$8$1$c2VlZA$${key}`
  expect(await verifyPassword('old', cheap)).toBe(true)
  expect(await verifyPassword('new', cheap)).toBe(false)
})

test('no hash, no entry', async () => {
  expect(await verifyPassword('demo123', '')).toBe(false)
  expect(await verifyPassword('demo123', 'plain$demo123')).toBe(false)
  expect(await verifyNobody('demo123')).toBe(false)
})

test('composed and decomposed letters are one password', async () => {
  expect(await verifyPassword('cafe\u0301-123', await hashPassword('caf\u00e9-123'))).toBe(true)
})
