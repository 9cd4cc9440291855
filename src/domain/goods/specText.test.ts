import { specText } from './specText'

it.each([
  ['', ''],
  ['[]', ''],
  ['null', ''],
  ['{broken', ''],
  ['[{"spec_value_name":"红色"},{"spec_value_name":"XL"}]', '红色 / XL'],
])('%s reads as "%s"', (json, words) => expect(specText(json)).toBe(words))
