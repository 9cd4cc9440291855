/** The blocks of the demo pages that name its own categories, shops and pictures. */
import type { DiyItem, DiyLink, RubikCubeItem } from '@mall/contract/diyComponents'
import { item, link, listLook } from '../../reference/blocks'
import { categoryId, categoryRows } from '../catalogue/tree'

export {
  blank,
  categories,
  goodsNewest,
  item,
  link,
  notices,
  page,
  platformCoupons,
  promotions,
  searchField,
} from '../../reference/blocks'

export const toCategory = (code: string, site?: number): DiyLink => {
  const row = categoryRows.find((one) => one.code === code)!
  const query = `category_id=${categoryId(code)}&category_level=${row.level}`
  return link(row.category_name, `pages/goods/list/list?${query}${site ? `&site_id=${site}` : ''}`, site)
}
export const toGoods = (title: string, skuId: number) => link(title, `pages/goods/detail/detail?sku_id=${skuId}`)
export const toKeyword = (keyword: string) =>
  link(keyword, `pages/goods/list/list?keyword=${encodeURIComponent(keyword)}`)
export const toShop = (title: string, site: number) => link(title, `otherpages/shop/index/index?site_id=${site}`, site)
export const toPage = (title: string, name: string) => link(title, `otherpages/diy/diy/diy?name=${name}`)

/** A heading with what follows from it. */
export const heading = (title: string, subTitle: string, moreLink: DiyLink): DiyItem =>
  item('Text', {
    title,
    subTitle,
    sub: 1,
    textColor: '#22201e',
    colorSub: '#6b645e',
    fontSize: 34,
    fontSizeSub: 24,
    fontWeight: 600,
    alignStyle: 'left',
    backgroundColor: '',
    marginTop: 0,
    padding: 24,
    style: 1,
    styleName: '模板一',
    isShowMore: 1,
    moreText: '',
    moreLink,
    btnColor: '#6b645e',
  })

export const carousel = (names: [name: string, title: string, link: DiyLink][]): DiyItem =>
  item('ImageAds', {
    selectedTemplate: 'carousel-posters',
    imageClearance: 0,
    imageRadius: 24,
    carouselChangeStyle: 'circle',
    marginTop: 12,
    padding: 24,
    height: 351,
    list: names.map(([name, title, to]) => ({
      imageUrl: `upload/demo/banner/${name}.jpg`,
      title,
      link: to,
      imgWidth: 1500,
      imgHeight: 750,
    })),
  })

export const strip = (name: string, title: string, to: DiyLink): DiyItem =>
  item('ImageAds', {
    selectedTemplate: 'single-graph',
    imageClearance: 0,
    imageRadius: 24,
    marginTop: 0,
    padding: 24,
    height: 234,
    list: [{ imageUrl: `upload/demo/banner/${name}.jpg`, title, link: to, imgWidth: 1500, imgHeight: 500 }],
  })

export const icons = (showType: 4 | 5, entries: [icon: string, title: string, link: DiyLink][]): DiyItem =>
  item('GraphicNav', {
    selectedTemplate: 'imageNavigation',
    showType,
    scrollSetting: 'fixed',
    navRadius: 'fillet',
    textColor: '#3a3632',
    backgroundColor: '#ffffff',
    padding: 20,
    marginTop: 16,
    list: entries.map(([icon, title, to]) => ({
      imageUrl: `upload/demo/nav/${icon}.png`,
      title,
      link: to,
      imgWidth: 240,
      imgHeight: 240,
    })),
  })

type Size = [width: number, height: number]

export const cube = (
  selectedTemplate: RubikCubeItem['selectedTemplate'],
  cells: [name: string, title: string, link: DiyLink, size: Size][],
): DiyItem =>
  item('RubikCube', {
    selectedTemplate,
    imageGap: 16,
    backgroundColor: '',
    selectedRubikCubeArray: [],
    diyHtml: '',
    customRubikCube: 4,
    heightArray: [],
    list: cells.map(([name, title, to, [imgWidth, imgHeight]]) => ({
      imageUrl: `upload/demo/banner/${name}.jpg`,
      title,
      link: to,
      imgWidth,
      imgHeight,
    })),
  })

/** style 1 two columns, 2 one large, 3 three columns, 4 rows with a picture at the left */
export const goodsOfCategory = (code: string, goodsCount: number, style = 1): DiyItem =>
  item('GoodsList', {
    ...listLook,
    sources: 'category',
    categoryId: categoryId(code),
    categoryName: toCategory(code).title,
    goodsCount,
    goodsId: [],
    style,
  })

export const goodsChosen = (goodsId: number[], style = 1): DiyItem =>
  item('GoodsList', {
    ...listLook,
    sources: 'diy',
    categoryId: 0,
    categoryName: '',
    goodsCount: goodsId.length,
    goodsId,
    style,
  })
