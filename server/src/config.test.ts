import { isLoopback, readConfig } from './config'

const key = 'a-long-enough-platform-key'

it.each([
  [{}, 'development'],
  [{ MALL_MODE: 'production', MALL_OPERATOR_KEY: key, MALL_H5_ORIGIN: 'https://mall.example' }, 'production'],
  [{ NODE_ENV: 'production', MALL_OPERATOR_KEY: key, MALL_H5_ORIGIN: 'https://mall.example' }, 'production'],
  [{ NODE_ENV: 'test' }, 'development'],
])('%j is %s', (env, mode) => expect(readConfig(env).mode).toBe(mode))

it.each([
  [{ MALL_MODE: 'development', NODE_ENV: 'production' }, 'refused'],
  [{ MALL_MODE: 'staging' }, 'MALL_MODE'],
  [{ MALL_MODE: 'production' }, 'MALL_OPERATOR_KEY'],
  [{ MALL_MODE: 'production', MALL_OPERATOR_KEY: key }, 'production needs MALL_H5_ORIGIN'],
  [{ MALL_MODE: 'production', MALL_OPERATOR_KEY: 'dev-platform-key-and-more' }, 'dev-'],
  [{ MALL_MODE: 'production', MALL_OPERATOR_KEY: 'short' }, '16 characters'],
  [{ MALL_MODE: 'production', MALL_OPERATOR_KEY: key, MALL_OPERATOR_KEYS: '3:short' }, '16 characters'],
  [{ MALL_OPERATOR_KEYS: 'three:x' }, 'MALL_OPERATOR_KEYS'],
  [{ PORT: '80a' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
])('refuses %j', (env, said) => expect(() => readConfig(env)).toThrow(said))

it('has the well-known keys only on a loopback address', () => {
  expect(readConfig({}).operatorKeys).toMatchObject({ platform: 'dev-platform-key', devSites: true, drawn: false })
  const open = readConfig({ HOST: '0.0.0.0', MALL_OPERATOR_KEYS: '3:shop-three' }).operatorKeys
  expect(open).toMatchObject({ devSites: false, drawn: true })
  expect(open.platform).toMatch(/^[\w-]{24}$/)
  expect(open.platform).not.toBe(readConfig({ HOST: '0.0.0.0' }).operatorKeys.platform)
  expect(open.sites.get(3)).toBe('shop-three')
  expect(open.sites.get(7)).toMatch(/^[\w-]{24}$/)
})

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.4', false],
  ['127.0.0.1.example.com', false],
])('%s is loopback: %s', (host, is) => expect(isLoopback(host)).toBe(is))

it('takes the service worker away when it is told to', () => {
  expect([{}, { MALL_H5_WORKER: '0' }].map((env) => readConfig(env).h5Worker)).toEqual([true, false])
})

it('the database past a pooler: is the one named for it, or none of its own', () => {
  expect(readConfig({}).databaseDirectUrl).toBeNull()
  expect(readConfig({ DATABASE_DIRECT_URL: 'postgres://direct/mall' }).databaseDirectUrl).toBe('postgres://direct/mall')
})
