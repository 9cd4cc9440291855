import { pictureUrl } from './pictureUrl'

test.each([
  ['upload/goods/a.jpg', 120, 'upload/goods/a_small.jpg'],
  ['upload/goods/a.jpg', 121, 'upload/goods/a_mid.jpg'],
  ['/upload/goods/a.b.PNG', 345, '/upload/goods/a.b_mid.PNG'],
  ['https://mall.test/upload/x/a.webp', 750, 'https://mall.test/upload/x/a_big.webp'],
  ['upload/goods/a.jpg', 801, 'upload/goods/a.jpg'],
  ['upload/goods/a.jpg', undefined, 'upload/goods/a.jpg'],
  // already a variant, animated, not ours; a default picture has its variants too
  ['upload/goods/a_big.jpg', 100, 'upload/goods/a_big.jpg'],
  ['upload/goods/a.gif', 100, 'upload/goods/a.gif'],
  ['upload/default/default_img/goods.png', 100, 'upload/default/default_img/goods_small.png'],
  ['https://cdn.test/a.jpg', 100, 'https://cdn.test/a.jpg'],
  ['https://cdn.test/myupload/a.jpg', 100, 'https://cdn.test/myupload/a.jpg'],
  ['', 100, ''],
])('%s shown at %s', (src, width, url) => {
  expect(pictureUrl(src, width)).toBe(url)
})
