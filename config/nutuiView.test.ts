import fs from 'node:fs'
import path from 'node:path'

const nutuiView = jest.requireActual<(source: string) => string>('./nutuiView.cjs')
const part = path.resolve(__dirname, '../node_modules/@nutui/nutui-react-taro/dist/es/packages/elevator/elevator.js')

test("NutUI's Elevator stands in a View in the mini-program", () => {
  const source = fs.readFileSync(part, 'utf8')
  expect(source).toMatch(/import \{[^}]*\bView\b[^}]*\} from "@tarojs\/components"/)
  const rewritten = nutuiView(source)
  expect(rewritten).not.toContain('createElement("div"')
  expect(rewritten).toContain('createElement(View, _object_spread({')
})

test('a part that has no div any more says so', () => {
  expect(() => nutuiView('React.createElement(View)')).toThrow('can go')
})
