import { developmentWeChat } from './development'

const begun = 1_700_000_000
let seconds = begun
beforeEach(() => {
  seconds = begun
  jest.spyOn(Date, 'now').mockImplementation(() => seconds * 1000)
})
afterEach(() => void jest.restoreAllMocks())

const person = async (code: string) => (await developmentWeChat.userOf('weapp', code))?.openid
const phone = (code: string) => developmentWeChat.phoneOf(code)

it('a code that tells when it was made ends after 300 s', async () => {
  const [known, first, second] = ['dev-anna', `dev-anna~${begun}-a`, `dev-anna~${begun}-b`]
  seconds += 299
  expect(await person(first)).toBe(await person(known))
  expect(await phone(`dev-13912345678~${begun}-a`)).toBe('13912345678')
  seconds += 1
  expect(await person(second)).toBeUndefined()
  expect(await phone(`dev-13912345678~${begun}-b`)).toBeNull()
})

it('it is taken once all the same, one that tells no time too, a bare name always', async () => {
  for (const code of [`dev-ben~${begun}-a`, 'dev-ben~b']) {
    expect(await person(code)).toBeDefined()
    expect(await person(code)).toBeUndefined()
  }
  seconds += 10_000
  expect(await person('dev-ben~c')).toBeDefined()
  for (let time = 0; time < 2; time += 1) expect(await person('dev-ben')).toBeDefined()
})
