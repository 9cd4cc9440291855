import { useTexts } from './texts'
import english from './texts.en'

test.each([
  ['zh-cn', useTexts.get().headline],
  ['en-us', english.headline],
])('the headline in %s holds for any slots: it names no hour', (_, headline) => {
  expect(headline).not.toMatch(/整点|准点|点|hour|o'clock|\d/i)
})
