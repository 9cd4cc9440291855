import { dropToken, signIn } from '@/session/token'
import { keepTitle, readTitles } from './invoiceTitles'

const company = (title: string) => ({ titleType: 2 as const, title, taxpayerNumber: `91330106MA2${title.length}ABCDE` })
const names = () => readTitles().map(({ title }) => title)

beforeEach(() => signIn('token'))
afterEach(() => dropToken())

it('keeps the last five, the newest first, each once', () => {
  for (const title of ['一', '二', '三', '四', '五', '六', '四']) keepTitle(company(title))
  expect(names()).toEqual(['四', '六', '五', '三', '二'])
})

it('tells a person from a company of the same name', () => {
  keepTitle(company('四'))
  keepTitle({ titleType: 1, title: '四', taxpayerNumber: '' })
  expect(names()).toEqual(['四', '四'])
})

it('are nothing to the next member', () => {
  keepTitle(company('四'))
  dropToken()
  expect(names()).toEqual([])
})
