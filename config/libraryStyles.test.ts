import postcss from 'postcss'

const libraryStyles = jest.requireActual<() => postcss.Plugin>('./libraryStyles.cjs')

const styles = (
  css: string,
  from = '/mall/node_modules/@nutui/nutui-react-taro/dist/es/packages/tabs/style/style.css',
) => postcss([libraryStyles()]).process(css, { from }).css

test('an area of NutUI that scrolls does so with inertia, once', () => {
  expect(styles('.a{overflow-x:auto}')).toBe('.a{overflow-x:auto;-webkit-overflow-scrolling:touch}')
  expect(styles('.a{overflow:scroll;-webkit-overflow-scrolling:touch}')).toBe(
    '.a{overflow:scroll;-webkit-overflow-scrolling:touch}',
  )
  expect(styles('.a{overflow:hidden}')).toBe('.a{overflow:hidden}')
})

test('a pressed look of NutUI goes, and what shares its rule stays', () => {
  expect(styles('.a:active{opacity:.7}.b{color:red}')).toBe('.b{color:red}')
  expect(styles('.a:active,.b{opacity:.7}')).toBe('.b{opacity:.7}')
})

test("the mall's own styles are left to their authors, and to the check", () => {
  const own = '.a{overflow:auto}.a:active{opacity:.7}'
  expect(styles(own, '/mall/src/ui/Tabs.module.scss')).toBe(own)
})
